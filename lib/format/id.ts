/** Returns the id of a URL segment; 0, which no record has, if it is invalid. */
export function idFrom(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
