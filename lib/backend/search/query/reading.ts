import { toRupees } from '../../../contract/money.ts';
import type { SearchReading } from '../../../contract/product.ts';
import type { SearchRequest, Term } from '../meaning/search-request.ts';

const maxHighlights = 12;

/** How the API explains its reading of a query; `dropped` are the indexes of dropped terms. */
export function toReading(
  { text, terms, price, without, unlisted }: SearchRequest,
  dropped: ReadonlySet<number>,
): SearchReading {
  const rupees = (paise: number | undefined) => (paise === undefined ? null : toRupees(paise));
  const remaining = terms.filter((_, index) => !dropped.has(index));
  const words = remaining.flatMap(({ typed, readings }) => [
    ...typed,
    ...readings.flatMap(({ kind, words }) => (kind === 'purpose' ? [] : words)),
  ]);
  const isWished = (word: string) => !without.includes(word);
  /* "Sugar free" of "no sugar": products without sugar need not say so. */
  const isClaim = ({ typed }: Term) => typed[1] === 'free' && !isWished(typed[0] ?? '');
  return {
    let_go: terms
      .filter((term, index) => dropped.has(index) && !isClaim(term))
      .flatMap(({ typed }) => typed),
    matched: remaining.flatMap(({ typed }) => typed),
    meant: correctedText(text, remaining),
    highlight: [...new Set(words)].filter(isWished).slice(0, maxHighlights),
    price_from: rupees(price.least),
    price_to: rupees(price.most),
    ...(unlisted.length > 0 && { is_without: true }),
  };
}

/**
 * The text with each misspelled word replaced by the most likely correction; null if there is none.
 */
function correctedText(text: string, terms: Term[]): string | null {
  let corrected = text;
  for (const { typed, readings } of terms) {
    const [first] = readings;
    if (first?.kind !== 'mended' || typed.length !== 1) continue;
    corrected = corrected.replace(typed[0] ?? '', first.words.join(' '));
  }
  return corrected === text ? null : corrected;
}
