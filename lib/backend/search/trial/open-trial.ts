import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import { readLexicon } from '../index/read-lexicon.ts';
import { readRequest } from '../meaning/read-request.ts';
import type { Lexicon } from '../meaning/read-words.ts';
import type { Pin } from '../query/apply-pins.ts';
import { findWith } from '../query/find-by-search.ts';
import { readPins } from '../query/read-pins.ts';
import { withinPrice } from '../query/within-price.ts';
import type { Draft } from './draft.ts';
import { draftLexicon } from './draft-lexicon.ts';
import { draftPins } from './draft-pins.ts';
import { mayMean } from './may-mean.ts';

/** The products of a search. */
interface TrialResult {
  /** The first ones, best first. */
  ids: number[];
  total: number;
}

/** Searches as they are and as they would be with a draft. */
interface Trial {
  /** Whether the draft changes how a text is read or ordered; without searching. */
  isAffected: (text: string) => boolean;
  before: (text: string) => Promise<TrialResult>;
  after: (text: string) => Promise<TrialResult>;
}

const mostIds = 20;

/** Prepares a trial of a draft; nothing is saved, and its searches are not cached. */
export async function openTrial(
  context: ServiceContext,
  memory: CatalogueMemory,
  draft: Draft,
): Promise<Trial> {
  const [index, lexicon, drafted, pins] = await Promise.all([
    catalogueIndex(context, memory),
    readLexicon(context, memory),
    draftLexicon(context, memory, draft),
    draftPins(context, memory, draft),
  ]);
  const find = async (text: string, words: Lexicon, some: Pin[]): Promise<TrialResult> => {
    const setting = { lexicon: words, pins: some };
    const found = withinPrice(index, await findWith(context, memory, index, text, setting));
    return {
      ids: Array.from(found.subarray(0, mostIds), (place) => index.ids[place] ?? 0),
      total: found.length,
    };
  };
  const isReadAnew = (text: string) =>
    drafted.typed.some((words) => mayMean(text, words)) &&
    JSON.stringify(readRequest(drafted.lexicon, text)) !==
      JSON.stringify(readRequest(lexicon, text));
  return {
    isAffected: (text) => pins.isAbout(text) || isReadAnew(text),
    before: async (text) => find(text, lexicon, await readPins(context, memory, text)),
    after: async (text) => find(text, drafted.lexicon, await pins.pinsOf(text)),
  };
}
