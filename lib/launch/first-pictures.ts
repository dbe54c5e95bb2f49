/** Pages that most visitors see first. */
const firstPages = ['/', '/shop'];
const inHtml = /\/_next\/image\?[^"\s,]+/g;

/** Returns the addresses of all pictures, in all widths, of the home page and the first list. */
export async function firstPictures(
  readPage: (path: string) => Promise<string>,
): Promise<string[]> {
  const found = new Set<string>();
  for (const path of firstPages) {
    for (const [address] of (await readPage(path)).matchAll(inHtml)) {
      found.add(address.replaceAll('&amp;', '&'));
    }
  }
  return [...found];
}
