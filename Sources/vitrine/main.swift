import Foundation
import VitrineCommand

exit(Command.run(Array(CommandLine.arguments.dropFirst())))
