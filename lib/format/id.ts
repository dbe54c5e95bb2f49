import { isId } from '../contract/is-id';

/** Returns the id of a URL segment; 0, which no record has, if it is invalid. */
export const idFrom = (text: string): number => (isId(text) ? Number(text) : 0);
