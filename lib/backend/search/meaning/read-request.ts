import { array, object, string } from 'yup';
import { readRows } from '../../db/read-data.ts';
import { latinDigits } from '../../../contract/latin-digits.ts';
import { readQuantities } from './quantities.ts';
import { readTerms } from './read-terms.ts';
import type { Lexicon } from './read-words.ts';
import type { Reading, ReadingKind, SearchRequest, Term } from './search-request.ts';
import { readSku } from './sku.ts';
import { splitAbsent } from './split-absent.ts';
import { cutWord, foldText, withoutBinding, splitWords } from './words.ts';

const words = array(string().required()).required();

/** Ingredients as lists write them, by the word that people type for what they avoid. */
const listedAs = new Map(
  readRows('search/meaning/avoided', object({ typed: words, listed: words })).flatMap(
    ({ typed, listed }) => typed.map((word) => [word, listed] as const),
  ),
);

/** Returns the ingredients that a word stands for, itself included: for "gluten" also "wheat". */
const ingredientNames = (phrase: string): readonly string[] => [
  phrase,
  ...(listedAs.get(phrase) ?? []),
];

/** Whether a word is a diet: it leaves out ingredients without a "no" before it. */
const isDiet = (word: string): boolean => word === 'vegan' || word === 'jain';

/** Words beyond these are not read. */
const maxWords = 12;
/** The same with the words between them. */
const maxRead = 100;

/** The words before them name the product, those after them its purpose. */
const beforePurpose = new Set('for with without in under against of from during to'.split(' '));
/** In Hindi and Gujarati the purpose comes first: "baalon ke liye tel". */
const afterPurpose = new Set('liye lie mate maate लिए लिये માટે'.split(' '));

export function readRequest(lexicon: Lexicon, typed: string): SearchRequest {
  const text = latinDigits(foldText(typed));
  const { rest, price, pack } = readQuantities(text);
  const spelt = rest
    .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
    .replace(/(?<!\p{L})w\/o(?!\p{L})/gu, 'without');
  const raw = splitWords(spelt).map(cutWord);
  const { words: present, absent } = splitAbsent(lexicon, raw.slice(0, maxRead));
  const words = [...new Set(withoutBinding(present))].slice(0, maxWords);
  const refused = absent.map((word) => readAbsent(lexicon, word));
  // "Soap without milk": a soap need not claim to be milk free. Products with milk are excluded by
  // their ingredients. Only a text without other words searches for the claim.
  const claims = refused.flatMap(({ claim }) =>
    claim && (words.length === 0 || hasMeaning(claim)) ? claim : [],
  );
  const terms = [...claims, ...readTerms(lexicon, words)].slice(0, maxWords);
  const isAllWeak = terms.every(({ isWeak }) => isWeak);
  const requested = isAllWeak ? terms.map((term) => ({ ...term, isWeak: false })) : terms;
  const head = headWords(raw);
  return {
    text,
    sku: readSku(text),
    price,
    pack,
    terms: requested,
    without: absent,
    absent: refused.flatMap(({ readings }) => readings),
    unlisted: namesToAvoid(lexicon, [...absent, ...words.filter(isDiet)]),
    thing: thingOf(requested, head),
    head: requested.findLastIndex(
      ({ isWeak, typed: some }) => !isWeak && some.some((word) => head.has(word)),
    ),
  };
}

const notAbsent = new Set<ReadingKind>(['begun', 'purpose']);

const hasMeaning = ({ readings }: Term): boolean =>
  readings.some(({ kind, words }) => kind !== 'typed' && words.includes('free'));

/** "Sugar free" may have a meaning in this shop; otherwise products with the word are left out. */
function readAbsent(lexicon: Lexicon, word: string): { claim?: Term; readings: Reading[] } {
  const [claim] = readTerms(lexicon, [word, 'free']);
  const isClaim = claim?.typed.length === 2;
  if (isClaim && hasMeaning(claim)) return { claim, readings: [] };
  const readings = readTerms(lexicon, [word]).flatMap((term) => term.readings);
  return {
    ...(isClaim && { claim }),
    readings: readings.filter(({ kind }) => !notAbsent.has(kind)),
  };
}

/** The avoided words with what means the same, as lists of ingredients write them. */
const namesToAvoid = (lexicon: Lexicon, avoided: string[]): string[] => [
  ...new Set(
    avoided.flatMap((word) => {
      const readings = readTerms(lexicon, [word]).flatMap((term) => term.readings);
      const meant = readings.filter(({ kind }) => !notAbsent.has(kind));
      return [word, ...meant.map(({ words }) => words.join(' '))].flatMap(ingredientNames);
    }),
  ),
];

/** The words among which the product is named. */
function headWords(raw: string[]): Set<string> {
  const after = raw.findLastIndex((word) => afterPurpose.has(word));
  if (after !== -1 && after < raw.length - 1) return new Set(raw.slice(after + 1));
  const before = raw.findIndex((word) => beforePurpose.has(word));
  return new Set(before > 0 ? raw.slice(0, before) : raw);
}

/** The last known term of the head that names something: of "neem soap" the soap. */
function thingOf(terms: Term[], head: Set<string>): number {
  const isNaming = ({ isWeak, isGeneric, readings }: Term) =>
    !isWeak && !isGeneric && readings.length > 0;
  const inHead = terms.findLastIndex(
    (term) => isNaming(term) && term.typed.some((word) => head.has(word)),
  );
  return inHead === -1 ? terms.findLastIndex(isNaming) : inHead;
}
