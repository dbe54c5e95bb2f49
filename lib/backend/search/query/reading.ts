import { toRupees } from '../../../contract/money.ts';
import type { SearchReading } from '../../../contract/product.ts';
import type { SearchRequest, Term } from '../meaning/search-request.ts';

const maxMarked = 12;

/** How the API explains its reading of a query; `letGo` are the indexes of dropped terms. */
export function toReading(
  { text, terms, price }: SearchRequest,
  letGo: ReadonlySet<number>,
): SearchReading {
  const rupees = (paise: number | undefined) => (paise === undefined ? null : toRupees(paise));
  const remaining = terms.filter((_, at) => !letGo.has(at));
  const marked = remaining.flatMap(({ typed, readings }) => [
    ...typed,
    ...readings.flatMap(({ kind, words }) => (kind === 'purpose' ? [] : words)),
  ]);
  return {
    let_go: terms.filter((_, at) => letGo.has(at)).flatMap(({ typed }) => typed),
    matched: remaining.flatMap(({ typed }) => typed),
    meant: mend(text, remaining),
    highlight: [...new Set(marked)].slice(0, maxMarked),
    price_from: rupees(price.least),
    price_to: rupees(price.most),
  };
}

/**
 * The text with each misspelled word replaced by the most likely correction; null if there is none.
 */
function mend(text: string, terms: Term[]): string | null {
  let meant = text;
  for (const { typed, readings } of terms) {
    const [first] = readings;
    if (first?.kind !== 'mended' || typed.length !== 1) continue;
    meant = meant.replace(typed[0] ?? '', first.words.join(' '));
  }
  return meant === text ? null : meant;
}
