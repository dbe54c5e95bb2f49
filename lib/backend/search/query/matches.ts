import type { Reading, ReadingKind, Term } from '../meaning/search-request.ts';

/** What a product matches, as bits beside those of the terms. */
export const matches = {
  /** Some term, not only in its texts. */
  strong: 1,
  /** A term that names something, and was not only a beginning or a correction. */
  sure: 2,
  /** The same in the head of its name. */
  named: 4,
  /** The term that names the thing, not only in its texts. */
  thing: 8,
  /** A purpose. */
  purpose: 16,
  /** The head of its name has the term that names the thing. */
  namesThing: 32,
  bits: 6,
};

const unsure = new Set<ReadingKind>(['begun', 'mended']);

interface Matched {
  /** Where the reading stands anywhere but in the texts. */
  strong: number;
  /** Where it stands in the head of the name, besides. */
  head: number;
}

/** Returns the bits of `matches` that a reading of a term gives to a product. */
export function matchesOf(
  { isWeak, isGeneric }: Term,
  { kind }: Reading,
  isThing: boolean,
): Matched {
  const isSure = !isWeak && !isGeneric && !unsure.has(kind);
  const isByPurpose = kind === 'purpose';
  const bits = (bit: number, isSet: boolean) => (isSet ? bit : 0);
  return {
    strong:
      matches.strong |
      bits(matches.thing, isThing) |
      bits(matches.sure, isSure) |
      bits(matches.purpose, isSure && isByPurpose),
    head:
      bits(matches.named, isSure && !isByPurpose) |
      bits(matches.namesThing, isSure && !isByPurpose && isThing),
  };
}
