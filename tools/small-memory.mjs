/**
 * For a shop on a small machine. V8 otherwise keeps five bytes for each that is in use when pages are rendered one after
 * another, and glibc what compressing them on several threads leaves behind.
 */
export const smallMemory = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
};
