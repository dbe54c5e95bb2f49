/** Reads a path of the contract from the browser; what makes the call is fetched with the first one. */
export async function readLazily<T>(path: string): Promise<T> {
  const { readPath } = await import('./browser');
  return readPath<T>(path);
}
