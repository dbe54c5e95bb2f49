/** The id in an address; 0, which nothing has, where it is none. */
export function idFrom(text: string): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
}
