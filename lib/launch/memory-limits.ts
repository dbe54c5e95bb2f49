import type { LaunchSettings } from './settings.ts';

/** Half of V8's young generation; its default grows to 128 MB. */
const SEMI_SPACE_MB = 16;
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

const heapLimits = (megabytes: number) => [
  `--max-old-space-size=${megabytes}`,
  `--max-semi-space-size=${SEMI_SPACE_MB}`,
];

/** Returns the limits of memory of a program, however it is started. */
export function memoryLimits(
  program: 'storefront' | 'api' | 'worker',
  { storefrontHeapMb, apiHeapMb }: Pick<LaunchSettings, 'storefrontHeapMb' | 'apiHeapMb'>,
): MemoryLimits {
  if (program !== 'storefront') return { args: heapLimits(apiHeapMb), env: mallocSettings };
  return {
    args: heapLimits(FRONT_HEAP_MB),
    env: { ...mallocSettings, RENDERER_HEAP_MB: String(storefrontHeapMb) },
  };
}
