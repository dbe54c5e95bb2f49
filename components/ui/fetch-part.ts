import { toastError } from './toast';

/** What a press needs and nobody had fetched; where it does not come, that is said, and the press may be repeated. */
export async function fetchPart<T>(coming: Promise<T>): Promise<T | undefined> {
  return coming.catch(() => {
    toastError('This did not load. Please try again!');
    return undefined;
  });
}
