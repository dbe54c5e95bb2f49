/**
 * Where a browser reads a file that the store names: one that the store API serves itself
 * (`/files/…`) comes through the storefront's door, a whole address stays as it is.
 */
export function fileAddress(path: string): string {
  return path.startsWith('/files/') ? `/api/store${path}` : path;
}
