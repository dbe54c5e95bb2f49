import { isOfOtherGoods } from './everyday-words.ts';
import { formsOf, type Form, type Lexicon } from './read-words.ts';
import type { Reading, ReadingKind, Term } from './search-request.ts';
import { isGenericWord, isWeakWord } from './shop-words.ts';

const worthOfSynonym = 0.94;
/** Of several words: "wheat flour" says more than "flour". */
const worthOfNarrowSynonym = 0.99;
const worthOfPurpose = 0.85;
/** A purpose lists the most wanted products first. */
const stepOfPurpose = 0.03;
const lowestPurpose = 0.45;
/** How many forms of a word are combined with those of its neighbours. */
const maxCombined = 6;
const maxReadings = 40;
const shortestJoined = 6;

/** Groups the words of a text into terms: the longest groups that have a meaning come first. */
export function readTerms(lexicon: Lexicon, words: string[]): Term[] {
  const forms = words.map((word, at) => formsOf(lexicon, word, at === words.length - 1));
  const terms: Term[] = [];
  for (let start = 0; start < words.length;) {
    const term = groupAt(lexicon, words, forms, start) ?? {
      ...single(lexicon, words[start] ?? '', forms[start] ?? []),
    };
    terms.push(term);
    start += term.typed.length;
  }
  return terms;
}

function groupAt(
  lexicon: Lexicon,
  words: string[],
  forms: Form[][],
  start: number,
): Term | undefined {
  const longest = Math.min(Math.max(lexicon.vocabulary.longest, 2), words.length - start);
  for (let length = longest; length > 1; length -= 1) {
    const typed = words.slice(start, start + length);
    const combined = combine(typed, forms.slice(start, start + length));
    const given = meaningsOf(lexicon, combined);
    const joined = length === 2 ? joinedForms(lexicon, typed) : [];
    if (given.length === 0 && joined.length === 0) continue;
    const together = combined.filter((form) => form.kind !== 'begun');
    return {
      typed,
      telling: 0.9,
      isWeak: false,
      isGeneric: false,
      isForeign: false,
      readings: best([...together, ...joined, ...given]),
    };
  }
  return undefined;
}

function single(lexicon: Lexicon, word: string, forms: Form[]): Term {
  const found = forms.filter((form) => isFound(lexicon, form));
  const readings = best([...found, ...meaningsOf(lexicon, forms)]);
  const isGeneric = isGenericWord(word) && lexicon.vocabulary.purposesOf([word]).length === 0;
  return {
    typed: [word],
    telling: tellingOf(lexicon, forms) * (isGeneric ? 0.15 : 1),
    isWeak: isWeakWord(word),
    isGeneric,
    isForeign: readings.length === 0 && isOfOtherGoods(word),
    readings,
  };
}

/** A correction that no product has, as "sookhi" of "dry cough" in Hindi, is none. */
const isFound = ({ dictionary }: Lexicon, { kind, words }: Form) =>
  kind !== 'mended' || words.every((word) => dictionary.has(word));

/** Inverse document frequency, from 0 to 1. */
function tellingOf({ dictionary }: Lexicon, forms: Form[]): number {
  const count = Math.max(
    0,
    ...forms.flatMap(({ words }) => words.map((one) => dictionary.count(one))),
  );
  return count === 0 ? 1 : 1 / (1 + Math.log10(1 + count) / 3);
}

/** The words as typed, and other forms of each. */
function combine(typed: string[], forms: Form[][]): Form[] {
  let combined: Form[] = [{ words: [], kind: 'typed', worth: 1 }];
  typed.forEach((word, at) => {
    const some = forms[at]?.slice(0, maxCombined) ?? [];
    const choices = some.length > 0 ? some : [{ words: [word], kind: 'typed' as const, worth: 1 }];
    combined = combined
      .flatMap((left) =>
        choices.map((right) => ({
          words: [...left.words, ...right.words],
          kind: lessCertain(left.kind, right.kind),
          worth: Math.min(left.worth, right.worth),
        })),
      )
      .slice(0, maxReadings);
  });
  return combined;
}

const certainty: ReadingKind[] = ['typed', 'inflected', 'compound', 'script', 'begun', 'mended'];
const lessCertain = (one: ReadingKind, other: ReadingKind) =>
  certainty.indexOf(one) > certainty.indexOf(other) ? one : other;

/** Two words that products have as one: "lemon grass", and unfinished "tooth past". */
function joinedForms({ dictionary }: Lexicon, [one = '', other = '']: string[]): Form[] {
  const joined = one + other;
  if (dictionary.count(joined) > 0) return [{ words: [joined], kind: 'compound', worth: 0.95 }];
  if (joined.length < shortestJoined || dictionary.has(other)) return [];
  return dictionary
    .beginning(joined, 2)
    .map((word) => ({ words: [word], kind: 'compound', worth: 0.9 }));
}

/** Synonyms and purposes of each form; those of a corrected word count as corrected too. */
function meaningsOf(lexicon: Lexicon, forms: Form[]): Reading[] {
  const { vocabulary } = lexicon;
  return forms.flatMap(({ words, kind, worth }) => {
    const isSure = kind !== 'mended' && kind !== 'begun';
    const synonyms = vocabulary.synonymsOf(words).map((meaning) => ({
      words: meaning,
      kind: isSure ? ('synonym' as const) : kind,
      worth: worth * (meaning.length > 1 ? worthOfNarrowSynonym : worthOfSynonym),
    }));
    const purposes = vocabulary.purposesOf(words).map((meaning, at) => ({
      words: meaning,
      kind: isSure ? ('purpose' as const) : kind,
      worth: worth * Math.max(lowestPurpose, worthOfPurpose - at * stepOfPurpose),
    }));
    return [...synonyms, ...purposes].flatMap((reading) => asProductsHave(lexicon, reading));
  });
}

/** A meaning in the forms that products have: of "nut" also "nuts"; none if they have no form. */
function asProductsHave({ dictionary }: Lexicon, reading: Reading): Reading[] {
  const forms = reading.words.map((word) => [
    ...(dictionary.has(word) || /\p{N}/u.test(word) ? [word] : []),
    ...dictionary.inflections(word),
  ]);
  if (forms.some((some) => some.length === 0)) return [];
  const [only = []] = forms;
  if (forms.length === 1) return only.map((word) => ({ ...reading, words: [word] }));
  return [{ ...reading, words: forms.map(([first = '']) => first) }];
}

/** Each reading once, with its highest worth; best first. */
function best(readings: Reading[]): Reading[] {
  const byWords = new Map<string, Reading>();
  for (const reading of readings) {
    if (reading.words.length === 0) continue;
    const key = reading.words.join(' ');
    if ((byWords.get(key)?.worth ?? 0) < reading.worth) byWords.set(key, reading);
  }
  return [...byWords.values()].sort((one, other) => other.worth - one.worth).slice(0, maxReadings);
}
