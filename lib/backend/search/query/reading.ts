import { toRupees } from '../../../contract/money.ts';
import type { SearchReading } from '../../../contract/product.ts';
import type { SearchRequest } from '../meaning/search-request.ts';

const mostMarked = 12;

/** What the answer says about how a text was understood; `letGo` are indexes of its terms. */
export function toReading(
  { terms, price, meant }: SearchRequest,
  letGo: ReadonlySet<number>,
): SearchReading {
  const rupees = (paise: number | undefined) => (paise === undefined ? null : toRupees(paise));
  const kept = terms.filter((_, at) => !letGo.has(at));
  const marked = kept.flatMap(({ typed, readings }) => [
    ...typed,
    ...readings.flatMap(({ kind, words }) => (kind === 'purpose' ? [] : words)),
  ]);
  return {
    let_go: terms.filter((_, at) => letGo.has(at)).flatMap(({ typed }) => typed),
    matched: kept.flatMap(({ typed }) => typed),
    meant,
    highlight: [...new Set(marked)].slice(0, mostMarked),
    price_from: rupees(price.least),
    price_to: rupees(price.most),
  };
}
