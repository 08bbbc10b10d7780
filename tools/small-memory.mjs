/**
 * Settings for a small machine. V8 otherwise holds five bytes for each in use while pages are rendered one after another,
 * and glibc holds what compressing them on several threads leaves behind.
 */
export const smallMemory = {
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=40'],
  environment: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
};
