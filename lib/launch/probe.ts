const hiddenFile = /\/\.(?!well-known(?:\/|$))[^./]/;
const sourceMap = /\.map$/i;

/** Whether an address asks for what no shop has but scanners look for: hidden files and source maps. */
export function isProbe(path: string): boolean {
  const plain = path.replace(/%2e/gi, '.').replace(/%2f/gi, '/');
  return hiddenFile.test(plain) || sourceMap.test(plain);
}
