/**
 * Returns the public URL of a file: `/files/…` of the store API goes through the API proxy, a full
 * URL is unchanged.
 */
export function fileAddress(path: string): string {
  return path.startsWith('/files/') ? `/api/store${path}` : path;
}
