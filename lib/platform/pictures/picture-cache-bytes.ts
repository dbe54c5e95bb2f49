const defaultMb = 512;

/**
 * Returns the most bytes of resized pictures on disk, for each of two: those that the shop makes
 * ahead, and those of the image optimiser.
 */
export function pictureCacheBytes(): number {
  return (Number(process.env['IMAGE_CACHE_MB'] || defaultMb) / 2) * 1024 * 1024;
}
