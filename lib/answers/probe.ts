const hiddenFile = /\/\.(?!well-known(?:\/|$))[^./]/;
const sourceMap = /\.map$/i;

/** Returns whether a path is typical of vulnerability scanners: hidden files and source maps. */
export function isProbe(path: string): boolean {
  const plain = path.replace(/%2e/gi, '.').replace(/%2f/gi, '/');
  return hiddenFile.test(plain) || sourceMap.test(plain);
}
