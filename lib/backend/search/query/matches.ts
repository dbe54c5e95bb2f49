import type { Reading, ReadingKind, Term } from '../meaning/search-request.ts';

/** Bits of a product's matches, stored beside the bits of the terms. */
export const matches = {
  /** Some term, not only in its texts. */
  strong: 1,
  /** A term that names something, and was not only a beginning or a correction. */
  sure: 2,
  /** The same in the head of its name. */
  named: 4,
  /** Matches the term that names the product, not only in its texts. */
  thing: 8,
  purpose: 16,
  /** The head of the product name has the term that names the product. */
  namesThing: 32,
  bits: 6,
};

const unsure = new Set<ReadingKind>(['begun', 'mended']);

interface Matched {
  /** The reading occurs outside the texts. */
  strong: number;
  /** It also occurs in the head of the name. */
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
