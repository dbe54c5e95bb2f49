import type { Lexicon } from './read-words.ts';
import type { SearchRequest } from './search-request.ts';

const longest = 40;

/* With a sign that parts it, of any shape: `vn-tur-200`. Without one, letters before digits. */
const parted = /^[a-z0-9]+(?:[./_-]+[a-z0-9]+)+$/;
const plain = /^(?=.*\d)[a-z]{1,8}[a-z0-9]{3,}$/;
/* A quantity or a price begins with no zero. */
const digits = /^(?:0\d{2,}|\d{8,})$/;

/** Returns a lower-case text that looks like an SKU, with hyphens for dashes of any kind. */
export function readSku(text: string): string | undefined {
  const sku = text.trim().replace(/\p{Pd}/gu, '-');
  const parts = sku.split(/[\s_-]+/);
  const isPlain = parts.length <= 3 && plain.test(parts.join(''));
  const isSku = sku.length <= longest && (isPlain || parted.test(sku) || digits.test(sku));
  return isSku ? sku : undefined;
}

/**
 * Returns the ways in which it may be stored: as it is written, with other signs between its parts,
 * and with signs where digits begin.
 */
export function skuSpellings(sku: string): string[] {
  const parts = sku.split(/[\s./_-]+/);
  const runs = parts.join('').match(/[a-z]+|\d+/g) ?? [];
  const signs = ['', '-', '_', '/', '.', ' '];
  return [...new Set([sku, ...signs.flatMap((sign) => [parts.join(sign), runs.join(sign)])])];
}

/**
 * Whether a text that is the SKU of no product finds nothing: "FO-0001" begins no word that is
 * meant; "ghee-500" names a product, "under 500" a price.
 */
export function isUnknownSku(
  { sku = '', terms, price, pack }: SearchRequest,
  { dictionary }: Lexicon,
): boolean {
  const isMeasure =
    terms.length === 0 || pack || price.least !== undefined || price.most !== undefined;
  if (isMeasure || !/\d/.test(sku)) return false;
  return !terms.some(({ readings }) =>
    readings.some(
      ({ kind, words }) => kind !== 'begun' && words.every((word) => dictionary.count(word) > 0),
    ),
  );
}
