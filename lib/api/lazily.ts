/** Reads a path of the store API in the browser; the client loads lazily with the first call. */
export async function readLazily<T>(path: string): Promise<T> {
  const { readPath } = await import('./browser');
  return readPath<T>(path);
}

/**
 * Like `readLazily`, but uses the browser cache as the answer's headers allow; only for public
 * data.
 */
export async function readKept<T>(path: string): Promise<T> {
  const { readPath } = await import('./browser');
  return readPath<T>(path, 'default');
}
