import { longestSku } from '../../contract/staff-product';

/** Suggests a SKU for a new product: `Mustard oil, 1 L` gives `MUSTARD-OIL-1-L`. */
export const suggestSku = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s_-]+/g, '-')
    .toUpperCase()
    .slice(0, longestSku)
    .replace(/-$/, '');

const byNumbers = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const stemOf = (name: string) => name.replace(/\.[^.]*$/, '').trim();

/** The number behind the SKU, as in `SKU-2.jpg` and `SKU (2).jpg`. */
const numberSuffix = /(?:[-_ ]\d{1,2}|\s*\(\d{1,2}\))$/;

/**
 * Returns the SKUs that a file's name may mean, the likelier first: `HON-2.jpg` is a picture of
 * HON-2 if there is such a product, otherwise the second of HON.
 */
export function skusOfFile(name: string): string[] {
  const stem = stemOf(name);
  const short = stem.replace(numberSuffix, '').trim();
  return [...new Set([stem, short])].filter((sku) => sku !== '');
}

/** Sorts files so that the pictures of a product follow each other by their numbers. */
export const inPictureOrder = <Named extends { name: string }>(files: readonly Named[]): Named[] =>
  files.toSorted((one, other) => byNumbers.compare(stemOf(one.name), stemOf(other.name)));
