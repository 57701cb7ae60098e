#pragma once

/// Asks the processor to have `lines` lines of memory from an address on at hand soon. It changes nothing and reads
/// nothing that a program could tell, so the lines may lie beyond the end of what is there.
void vitrine_prefetch(const void *_Nonnull address, long lines);
