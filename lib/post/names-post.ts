import { slugOf } from '../format/slug';

/** Whether the last part of an address, as it came in, is the one that a title has. */
export function namesPost(slug: string, title: string): boolean {
  try {
    return decodeURIComponent(slug) === slugOf(title);
  } catch {
    return false;
  }
}
