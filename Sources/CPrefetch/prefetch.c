#include "prefetch.h"

void vitrine_prefetch(const void *address, long lines) {
    for (long i = 0; i < lines; i++) __builtin_prefetch((const char *)address + i * 64);
}
