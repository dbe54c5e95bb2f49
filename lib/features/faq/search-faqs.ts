import type { AnsweredGroup } from '../../contract/faq';
import { readableText } from '../../contract/readable-text';

/** Words of a question that say nothing about its subject. */
const stopWords = new Set(
  'about and any are but can could did does for from get has have how its may not that the their there this was what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Without the ending, so that “returns” finds “return” and “delivered” finds “deliver”. */
const stripEnding = (word: string) => word.replace(/(?<=.{3})(?:ing|l?ed|e?s)$/, '');

function subjectWords(query: string): string[] {
  return query
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 2 && !stopWords.has(word))
    .map(stripEnding);
}

/**
 * Returns the questions whose text or answer has each subject word of the query, in their groups
 * and order; all of them for a query without such a word.
 */
export function searchFaqs(groups: AnsweredGroup[], query: string): AnsweredGroup[] {
  const words = subjectWords(query);
  if (words.length === 0) return groups;
  return groups.flatMap(({ group, faqs }) => {
    const found = faqs.filter(({ question, answer }) => {
      const text = `${question} ${readableText(answer)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return found.length > 0 ? [{ group, faqs: found }] : [];
  });
}
