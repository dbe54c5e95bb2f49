import type { LaunchSettings } from './settings.ts';

/** Megabytes of a third of V8's young generation; by default it grows with the heap. */
const API_SEMI_SPACE_MB = 16;
const STOREFRONT_SEMI_SPACE_MB = 8;
/** What the storefront keeps lies outside of its heap: packed answers, files and pictures. */
const FRONT_HEAP_MB = 128;

interface MemoryLimits {
  /** Arguments of Node. */
  args: string[];
  env: Record<string, string>;
}

/**
 * glibc's malloc as the programs' environment sets it: by itself it keeps freed buffers of uploads
 * and pictures of up to 32 MB for later, in a heap for each thread.
 */
const mallocSettings = {
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_ARENA_MAX: '2',
};

const heapLimits = (megabytes: number, semiSpaceMegabytes: number) => [
  `--max-old-space-size=${megabytes}`,
  `--max-semi-space-size=${semiSpaceMegabytes}`,
];

/** Returns the limits of memory of a program, however it is started. */
export function memoryLimits(
  program: 'storefront' | 'api' | 'worker',
  { storefrontHeapMb, apiHeapMb }: Pick<LaunchSettings, 'storefrontHeapMb' | 'apiHeapMb'>,
): MemoryLimits {
  if (program !== 'storefront') {
    return { args: heapLimits(apiHeapMb, API_SEMI_SPACE_MB), env: mallocSettings };
  }
  return {
    args: heapLimits(FRONT_HEAP_MB, STOREFRONT_SEMI_SPACE_MB),
    env: { ...mallocSettings, RENDERER_HEAP_MB: String(storefrontHeapMb) },
  };
}
