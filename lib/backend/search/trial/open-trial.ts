import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { catalogueIndex } from '../index/catalogue-index.ts';
import { readLexicon } from '../index/read-lexicon.ts';
import { readRequest } from '../meaning/read-request.ts';
import type { Lexicon } from '../meaning/read-words.ts';
import type { Pin } from '../query/apply-pins.ts';
import { collapseFamilies } from '../query/collapse-families.ts';
import { findWith } from '../query/find-by-search.ts';
import { listsFamilies } from '../query/lists-families.ts';
import { readPins } from '../query/read-pins.ts';
import { isWithinPrice, withinPrice } from '../query/within-price.ts';
import type { Draft } from './draft.ts';
import { mayMean } from './may-mean.ts';
import { eq, asc } from 'drizzle-orm';
import { searchPins, searchPurposes } from '../../db/schema/search.ts';
import { searchWords } from '../meaning/words.ts';
import { searchSynonyms } from '../../db/schema/content.ts';
import { buildVocabulary } from '../meaning/vocabulary.ts';

/** The pins of a search if a draft were saved, and the searches that it is about. */
interface DraftPins {
  isAbout: (text: string) => boolean;
  pinsOf: (text: string) => Promise<Pin[]>;
}

async function draftPins(
  context: ServiceContext,
  memory: CatalogueMemory,
  { id, pin }: Draft,
): Promise<DraftPins> {
  const saved = (text: string) => readPins(context, memory, text);
  if (!pin) return { isAbout: () => false, pinsOf: saved };
  const [old] =
    id === undefined ? [] : await context.db.select().from(searchPins).where(eq(searchPins.id, id));
  const isOld = (query: string, { product }: Pin) =>
    query === old?.query && product === old.productId;
  return {
    isAbout: (text) => [pin.query, old?.query].includes(searchKey(text)),
    pinsOf: async (text) => {
      const query = searchKey(text);
      const others = (await saved(text)).filter((one) => !isOld(query, one));
      if (query !== pin.query) return others;
      const product = pin.productId;
      return [...others.filter((one) => one.product !== product), { product, place: pin.place }];
    },
  };
}

const searchKey = (text: string) => searchWords(text).join(' ');

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

const maxIds = 20;

/** Prepares a trial of a draft; nothing is saved, and its searches are not cached. */
export async function openTrial(
  context: ServiceContext,
  memory: CatalogueMemory,
  draft: Draft,
): Promise<Trial> {
  const [index, lexicon, drafted, pins, isCollapsed] = await Promise.all([
    catalogueIndex(context, memory),
    readLexicon(context, memory),
    draftLexicon(context, memory, draft),
    draftPins(context, memory, draft),
    listsFamilies(context, memory),
  ]);
  const find = async (text: string, searchLexicon: Lexicon, some: Pin[]): Promise<TrialResult> => {
    const setting = { lexicon: searchLexicon, pins: some };
    const finds = await findWith(context, memory, index, text, setting);
    const found = isCollapsed
      ? collapseFamilies(index, finds, isWithinPrice(index, finds))
      : withinPrice(index, finds);
    return {
      ids: Array.from(found.subarray(0, maxIds), (position) => index.ids[position] ?? 0),
      total: found.length,
    };
  };
  const isReadDifferently = (text: string) =>
    drafted.typed.some((words) => mayMean(text, words)) &&
    JSON.stringify(readRequest(drafted.lexicon, text)) !==
      JSON.stringify(readRequest(lexicon, text));
  return {
    isAffected: (text) => pins.isAbout(text) || isReadDifferently(text),
    before: async (text) => find(text, lexicon, await readPins(context, memory, text)),
    after: async (text) => find(text, drafted.lexicon, await pins.pinsOf(text)),
  };
}

interface DraftLexicon {
  /** What texts would be read with. */
  lexicon: Lexicon;
  /** Search words of the draft, and of the record that it replaces. */
  typed: string[];
}

/** Returns what would change in reading texts if a draft were saved. */
async function draftLexicon(
  context: ServiceContext,
  memory: CatalogueMemory,
  { id, synonym, purpose }: Draft,
): Promise<DraftLexicon> {
  const lexicon = await readLexicon(context, memory);
  if (!synonym && !purpose) return { lexicon, typed: [] };
  const { db } = context;
  const [synonyms, purposes] = await Promise.all([
    db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.id)),
    db.select().from(searchPurposes).orderBy(asc(searchPurposes.id)),
  ]);
  const oldSynonym = synonym && synonyms.find((row) => row.id === id);
  const oldPurpose = purpose && purposes.find((row) => row.id === id);
  const vocabulary = buildVocabulary(
    withDraft(synonyms, oldSynonym, synonym),
    withDraft(purposes, oldPurpose, purpose),
  );
  const words = [synonym, oldSynonym].flatMap((row) => row?.word ?? []);
  const texts = [purpose, oldPurpose].flatMap((row) => row?.typed ?? []);
  return { lexicon: { ...lexicon, vocabulary }, typed: [...words, ...texts] };
}

/** A draft takes the position of the record it replaces, otherwise the last one. */
function withDraft<Row extends Values, Values>(
  rows: Row[],
  old: Row | undefined,
  draft: Values | undefined,
): Values[] {
  if (!draft) return rows;
  return old ? rows.map((row) => (row === old ? draft : row)) : [...rows, draft];
}
