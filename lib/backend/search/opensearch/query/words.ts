import type { Reading, SearchRequest, Term } from '../../meaning/search-request.ts';
import { matches, matchesOf } from '../../query/matches.ts';
import { inTexts, isInTexts, matchScopes, pointsOf, type MatchScope } from '../../query/points.ts';
import { maxRelevance, steps } from '../../query/rank.ts';
import { allOf, anyOf, constant, noneOf, type Clause } from './filters.ts';

/*
 * The relevance of `query/scores.ts` as queries. A document has its words by position: those of
 * `places`, and `any` with the words of its texts.
 */

/** Products that have all words of one of the readings. */
export function hasReading(where: MatchScope | 'any', readings: readonly Reading[]): Clause {
  const single = readings.filter(({ words }) => words.length === 1).flatMap(({ words }) => words);
  const several = readings.filter(({ words }) => words.length > 1);
  return anyOf([
    ...(single.length > 0 ? [hasAnyOf(where, single)] : []),
    ...several.map(({ words }) =>
      where === 'noun'
        ? allOf([...hasEach('head', words), hasAnyOf('noun', words)])
        : allOf(hasEach(where, words)),
    ),
  ]);
}

const hasAnyOf = (where: MatchScope | 'any', words: readonly string[]): Clause => ({
  terms: { [`words.${where}`]: words },
});
const hasEach = (where: MatchScope | 'any', words: readonly string[]): Clause[] =>
  words.map((word) => ({ term: { [`words.${where}`]: word } }));

/** Languages are asked for a word that the dictionary does not know. */
const shortestSound = 5;

/** Products whose texts have a word of the same root or sound; none for goods of other shops. */
function isAlike({ typed, isForeign }: Term): Clause {
  if (isForeign) return anyOf([]);
  const query = typed.join(' ');
  const fields = ['text.english', 'text.hindi', 'text.gujarati'];
  return {
    multi_match: {
      query,
      operator: 'and',
      fields: query.length < shortestSound ? fields : [...fields, 'text.latin'],
    },
  };
}

const isStrong = (term: Term): Clause =>
  term.readings.length === 0 ? isAlike(term) : hasReading('strong', term.readings);

const isMatched = (term: Term): Clause =>
  anyOf([isStrong(term), hasReading('any', term.readings.filter(isInTexts))]);

const ownBits = Array.from({ length: matches.bits }, (_, bit) => 1 << bit);

/** Products that match any term; the score is the mask of `chooseTerms`. */
export function maskQuery({ terms, thing }: SearchRequest): Clause {
  const readings = terms.flatMap((term, at) =>
    term.readings.map((reading) => ({ reading, ...matchesOf(term, reading, at === thing) })),
  );
  const alike = terms.filter((term) => term.readings.length === 0).map(isAlike);
  const hasBit = (bit: number): Clause => {
    const those = (where: 'strong' | 'head') =>
      readings.filter((some) => some[where] & bit).map(({ reading }) => reading);
    const isWhere = (['strong', 'head'] as const).map((where) => hasReading(where, those(where)));
    return anyOf([...isWhere, ...(bit === matches.strong ? alike : [])]);
  };
  return {
    bool: {
      should: [
        ...terms.map((term, at) => constant(isMatched(term), 1 << (at + matches.bits))),
        ...ownBits.map((bit) => constant(hasBit(bit), bit)),
      ],
    },
  };
}

export const hasMask = (request: SearchRequest, masks: readonly number[]): Clause => ({
  function_score: {
    query: maskQuery(request),
    script_score: {
      script: {
        source: 'params.masks.contains((int) _score) ? 1 : 0',
        params: { masks },
      },
    },
    boost_mode: 'replace',
    min_score: 1,
  },
});

/** The relevance of one term: that of its best reading. */
function relevanceOfTerm(term: Term): Clause {
  const { readings, telling } = term;
  if (readings.length === 0) return constant(isAlike(term), inTexts * telling);
  const isPurpose = readings.some(({ kind }) => kind === 'purpose');
  // Readings of the same worth need one query together.
  const groups = Map.groupBy(readings, (reading) => JSON.stringify(pointsOf(reading, isPurpose)));
  const queries = [...groups.values()].flatMap((some) => relevanceOf(some, isPurpose, telling));
  return { dis_max: { queries } };
}

/** The relevance of readings of the same worth: one query for each place. */
function relevanceOf(readings: readonly Reading[], isPurpose: boolean, telling: number): Clause[] {
  const [first] = readings;
  if (!first) return [];
  const { byScope, short, texts } = pointsOf(first, isPurpose);
  const queries = matchScopes.map((scope, at) => {
    // The narrowest place counts, also where it is worth less.
    const better = matchScopes.slice(0, at).findLast((narrow) => byScope[narrow] < byScope[scope]);
    const isHere = better ? isOnly(scope, better, readings) : hasReading(scope, readings);
    const query = constant(isHere, byScope[scope] * telling);
    return short[scope] === 0 ? query : withShortName(query, short[scope] * telling);
  });
  if (texts === 0) return queries;
  return [...queries, constant(hasReading('any', readings), texts * telling)];
}

/** Products that have one of the readings at a place, and not at a narrower one. */
const isOnly = (scope: MatchScope, narrower: MatchScope, readings: readonly Reading[]): Clause =>
  anyOf(
    readings.map((one) => allOf([hasReading(scope, [one]), noneOf(hasReading(narrower, [one]))])),
  );

/* The boost of an outer query does not reach `field_value_factor`. */
const withShortName = (query: Clause, factor: number): Clause => ({
  function_score: {
    query,
    field_value_factor: { field: 'short_name', factor, missing: 0 },
    boost_mode: 'sum',
  },
});

/** Relevance in steps, as in `rank`. */
export const relevanceOfTerms = (terms: readonly Term[]): Clause => ({
  function_score: {
    query: { bool: { should: terms.map(relevanceOfTerm) } },
    script_score: {
      script: {
        source: 'Math.min(params.most, Math.round(_score * params.steps))',
        params: { most: maxRelevance, steps },
      },
    },
    boost_mode: 'replace',
  },
});
