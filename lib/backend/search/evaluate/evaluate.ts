import { array, type InferType, number, object, string } from 'yup';
import { readSections } from '../../db/read-data.ts';

const judgedQuery = object({
  typed: string().required(),
  /**
   * Texts separated by |, with one of which a word of the name begins; empty: nothing may be found.
   */
  right: string().defined(),
  /** Among so many first products. */
  within: number().integer().positive().required(),
  /** The highest price in rupees that any result may have. */
  most: number().positive().optional(),
}).noUnknown();

export type JudgedQuery = InferType<typeof judgedQuery>;
export const judgedQueryList = array(judgedQuery).required();

/** Searches of the demo catalogue and what counts as right. */
export const judgedQueries = readSections('search/evaluate/judged-queries', judgedQuery);

/** The first results of a search. */
export interface FoundCards {
  cards: { name: string; price: number }[];
  total: number;
}

interface Verdict {
  typed: string;
  /** Place of the first right product, from 1; 0 if it is not among the first `within`. */
  place: number;
  /** 1 if right; for a query that must find nothing, if it found nothing. */
  isRight: boolean;
  isEmpty: boolean;
  /** The first names found. */
  found: string[];
}

export interface Evaluation {
  verdicts: Verdict[];
  /** Part of the queries with a right product among the first places. */
  success: number;
  /** Mean reciprocal rank, of the queries that should find something. */
  meanReciprocalRank: number;
  /** Queries without any result that should have one. */
  withoutResult: number;
  /** Queries with a result that should have none. */
  absurd: number;
}

const maxShown = 4;

/** Runs judged queries one after the other. */
export async function evaluate(
  queries: readonly JudgedQuery[],
  search: (typed: string) => Promise<FoundCards>,
): Promise<Evaluation> {
  const verdicts: Verdict[] = [];
  for (const query of queries) verdicts.push(judge(query, await search(query.typed)));
  const wanting = verdicts.filter((_, at) => queries[at]?.right !== '');
  const absurd = verdicts.filter((_, at) => queries[at]?.right === '');
  const ranks = wanting.map(({ place }) => (place === 0 ? 0 : 1 / place));
  return {
    verdicts,
    success: share(verdicts.filter(({ isRight }) => isRight).length, verdicts.length),
    meanReciprocalRank: share(
      ranks.reduce((sum, rank) => sum + rank, 0),
      ranks.length,
    ),
    withoutResult: wanting.filter(({ isEmpty }) => isEmpty).length,
    absurd: absurd.filter(({ isEmpty }) => !isEmpty).length,
  };
}

const share = (part: number, total: number) => (total === 0 ? 1 : part / total);

function judge({ typed, right, within, most }: JudgedQuery, { cards, total }: FoundCards): Verdict {
  const isEmpty = total === 0;
  const first = cards.slice(0, within);
  const isTooDear = most !== undefined && cards.some(({ price }) => price > most);
  const place =
    right === '' || isTooDear ? 0 : first.findIndex(({ name }) => isNamed(name, right)) + 1;
  return {
    typed,
    place,
    isRight: right === '' ? isEmpty : place > 0,
    isEmpty,
    found: cards.slice(0, maxShown).map(({ name }) => name),
  };
}

const isNamed = (name: string, right: string) =>
  right.split('|').some((text) => ` ${name.toLowerCase()}`.includes(` ${text}`));
