/** How a reading was derived from the typed text, most certain first. */
export type ReadingKind =
  | 'typed'
  | 'inflected'
  | 'compound'
  | 'synonym'
  | 'script'
  | 'purpose'
  | 'begun'
  | 'mended';

/** One way to satisfy a term; a product must have all its words. */
export interface Reading {
  words: string[];
  /** `begun`: the last word is the beginning of a word of the product. */
  kind: ReadingKind;
  /** From 0 to 1. */
  worth: number;
}

/** A word of the text, or some words that belong together. */
export interface Term {
  typed: string[];
  /** From 0 to 1: how specific it is. */
  telling: number;
  /** Words such as "organic" or "best": never required. */
  isWeak: boolean;
  /** Words such as "oil" or "set": they do not name a product without another word. */
  isGeneric: boolean;
  /** A product of another kind of shop: it may not be replaced. */
  isForeign: boolean;
  /** Best first; empty if the word is not known. */
  readings: Reading[];
}

export interface Pack {
  amount: number;
  unit: 'g' | 'ml' | 'piece';
}

/** What a text asks for, without anything that depends on the search engine. */
export interface SearchRequest {
  /** As typed, in lower case. */
  text: string;
  /** Letters and digits only, if the text looks like an SKU. */
  sku: string | undefined;
  /** Paise, inclusive. */
  price: { least: number | undefined; most: number | undefined };
  pack: Pack | undefined;
  /** In typed order. */
  terms: Term[];
  /** Typed words for what a product should not contain. */
  without: string[];
  /** No result has the words of one of these in its name, category or further words. */
  absent: Reading[];
  /** No result names one of these as an ingredient or allergen. */
  unlisted: string[];
  /** Index of the term that names the product; -1 if none does. */
  thing: number;
  /**
   * Index of the last term of the requested product, known or not: "cylinder" of "gas cylinder".
   */
  head: number;
}
