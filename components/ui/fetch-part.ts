import { toastError } from './toast';

/**
 * Loads a lazy chunk on first click; shows an error if the chunk fails to load. The click can be
 * repeated.
 */
export async function fetchPart<T>(coming: Promise<T>): Promise<T | undefined> {
  return coming.catch(() => {
    toastError('This didn’t load. Please try again!');
    return undefined;
  });
}
