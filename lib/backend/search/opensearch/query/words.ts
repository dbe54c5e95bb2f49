import type { Reading, SearchRequest, Term } from '../../meaning/search-request.ts';
import { mostRelevance, steps } from '../../query/rank.ts';
import { matches, points, unsure, withoutTexts } from '../../query/scores.ts';
import { allOf, anyOf, constant, noneOf, type Clause } from './filters.ts';

/*
 * The relevance of `query/scores.ts` as queries. A document has its words by where they stand:
 * `noun` within `head` within `name` within `strong` within `any`.
 */
type Where = 'noun' | 'head' | 'name' | 'strong' | 'any';

/** Products that have all words of one of the readings. */
function hasReading(where: Where, readings: readonly Reading[]): Clause {
  const field = `words.${where}`;
  const single = readings.filter(({ words }) => words.length === 1).flatMap(({ words }) => words);
  return anyOf([
    ...(single.length > 0 ? [{ terms: { [field]: single } }] : []),
    ...readings
      .filter(({ words }) => words.length > 1)
      .map(({ words }) => allOf(words.map((word) => ({ term: { [field]: word } })))),
  ]);
}

const inTexts = ({ readings }: Term) => readings.filter(({ kind }) => !withoutTexts.has(kind));

/** Languages are asked for a word that the dictionary does not know. */
const shortestSound = 5;

/** Products whose texts have a word of the same root or sound. */
function isAlike({ typed }: Term): Clause {
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

const isMatched = (term: Term): Clause => anyOf([isStrong(term), hasReading('any', inTexts(term))]);

/** Products that match any term; the score is the mask of `chooseTerms`. */
export function maskQuery({ terms, thing }: SearchRequest): Clause {
  const naming = terms.filter(({ isWeak, isGeneric }) => !isWeak && !isGeneric);
  const sure = naming.flatMap(({ readings }) => readings.filter(({ kind }) => !unsure.has(kind)));
  const purposes = sure.filter(({ kind }) => kind === 'purpose');
  const others = sure.filter(({ kind }) => kind !== 'purpose');
  const ofThing = terms[thing];
  const isOfThing = (reading: Reading) => ofThing?.readings.includes(reading) ?? false;
  return {
    bool: {
      should: [
        ...terms.map((term, at) => constant(isMatched(term), 1 << (at + matches.bits))),
        constant(anyOf(terms.map(isStrong)), matches.strong),
        constant(hasReading('strong', sure), matches.sure),
        constant(hasReading('head', others), matches.named),
        constant(hasReading('strong', purposes), matches.purpose),
        constant(hasReading('head', others.filter(isOfThing)), matches.namesThing),
        ...(ofThing ? [constant(isStrong(ofThing), matches.thing)] : []),
      ],
    },
  };
}

/** Products with one of these masks. */
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
  if (readings.length === 0) return constant(isAlike(term), points.texts * telling);
  const isPurpose = readings.some(({ kind }) => kind === 'purpose');
  // Equal ones need one query together; of a purpose each reading has its own worth.
  const groups = Map.groupBy(readings, ({ kind, worth, words }) =>
    kind === 'purpose' ? words.join(' ') : `${worth} ${withoutTexts.has(kind)} ${words.length > 1}`,
  );
  const queries = [...groups.values()].flatMap((some) =>
    some[0]?.kind === 'purpose'
      ? relevanceOfPurpose(some, telling)
      : relevanceOfWords(some, telling, isPurpose),
  );
  return { dis_max: { queries } };
}

function relevanceOfPurpose(readings: readonly Reading[], telling: number): Clause[] {
  const worth = (readings[0]?.worth ?? 0) * telling;
  const isNamed = hasReading('name', readings);
  return [
    constant(hasReading('noun', readings), points.purposeNoun * worth),
    constant(isNamed, points.purposeName * worth),
    constant(allOf([hasReading('strong', readings), noneOf(isNamed)]), points.purpose * worth),
  ];
}

function relevanceOfWords(
  readings: readonly Reading[],
  telling: number,
  isPurpose: boolean,
): Clause[] {
  const { kind, words, ...first } = readings[0] ?? { worth: 0, kind: 'typed', words: [] };
  // Here, because the boost of an outer query does not reach `field_value_factor`.
  const worth = first.worth * telling;
  const inName = (where: 'noun' | 'head' | 'name') => ({
    function_score: {
      query: constant(hasReading(where, readings), points[where] * worth),
      field_value_factor: { field: 'short_name', factor: worth, missing: 0 },
      boost_mode: 'sum',
    },
  });
  const further = words.length > 1 ? points.furtherPhrase : points.further;
  return [
    inName('noun'),
    inName('head'),
    ...(isPurpose ? [] : [inName('name')]),
    constant(hasReading('strong', readings), further * worth),
    ...(withoutTexts.has(kind)
      ? []
      : [constant(hasReading('any', readings), points.texts * worth)]),
  ];
}

/** Relevance in steps, as in `rank`. */
export const relevanceOf = (terms: readonly Term[]): Clause => ({
  function_score: {
    query: { bool: { should: terms.map(relevanceOfTerm) } },
    script_score: {
      script: {
        source: 'Math.min(params.most, Math.round(_score * params.steps))',
        params: { most: mostRelevance, steps },
      },
    },
    boost_mode: 'replace',
  },
});
