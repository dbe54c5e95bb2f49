const defaultMb = 512;

/**
 * Returns the maximum bytes of resized pictures on disk, for each of the two caches: those made
 * ahead by the shop, and those of the image optimiser.
 */
export function pictureCacheBytes(): number {
  return (Number(process.env['IMAGE_CACHE_MB'] || defaultMb) / 2) * 1024 * 1024;
}
