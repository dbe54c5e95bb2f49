/** Reads a path of the contract from the browser; what makes the call is fetched with the first one. */
export async function readLazily<T>(path: string): Promise<T> {
  const { readPath } = await import('./browser');
  return readPath<T>(path);
}

/** The same for what says the same to everybody and is kept by the browser as long as the store says. */
export async function readKept<T>(path: string): Promise<T> {
  const { readPath } = await import('./browser');
  return readPath<T>(path, 'default');
}
