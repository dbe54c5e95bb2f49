import { eq } from 'drizzle-orm';
import type { CatalogueMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { searchPins } from '../../db/schema/search.ts';
import { searchWords } from '../meaning/words.ts';
import type { Pin } from '../query/apply-pins.ts';
import { readPins } from '../query/read-pins.ts';
import type { Draft } from './draft.ts';

/** The pins of a search if a draft were saved, and the searches that it is about. */
export interface DraftPins {
  isAbout: (text: string) => boolean;
  pinsOf: (text: string) => Promise<Pin[]>;
}

export async function draftPins(
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
    isAbout: (text) => [pin.query, old?.query].includes(keyOf(text)),
    pinsOf: async (text) => {
      const query = keyOf(text);
      const others = (await saved(text)).filter((one) => !isOld(query, one));
      if (query !== pin.query) return others;
      const product = pin.productId;
      return [...others.filter((one) => one.product !== product), { product, place: pin.place }];
    },
  };
}

const keyOf = (text: string) => searchWords(text).join(' ');
