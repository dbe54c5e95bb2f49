import type { SearchDraft, SearchPreview } from '../../../contract/staff-search-trial.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { openTrial, type Draft } from '../../search/engine.ts';
import { readCards } from '../product/list-cards.ts';
import { pinRecordType } from './pin-record-type.ts';
import { purposeRecordType } from './purpose-record-type.ts';
import { synonymRecordType } from './synonym-record-type.ts';

/** Returns the first page of a search as shoppers would see it with a draft. */
export async function previewSearch(
  context: ServiceContext,
  query: string,
  draft: SearchDraft | undefined,
): Promise<SearchPreview> {
  const read = draft ? await readDraft(context, draft) : { id: undefined };
  return withMemory(context, async (memory) => {
    const trial = await openTrial(context, memory, read);
    const { ids, total } = await trial.after(query);
    const { answer, catalogue } = await readCards(context, memory, ids, undefined);
    return { answer: { products: answer, total }, catalogue };
  });
}

/** Normalises a draft as if it were saved; 400 for what could not be saved. */
export async function readDraft(
  context: ServiceContext,
  { id, synonym, purpose, pin }: SearchDraft,
): Promise<Draft> {
  if (synonym) {
    const { word = '', meaning = '' } = await synonymRecordType.toValues(context, synonym);
    return { id, synonym: { word, meaning } };
  }
  if (purpose) {
    const { typed = [], foundBy = [] } = await purposeRecordType.toValues(context, purpose);
    return { id, purpose: { typed, foundBy } };
  }
  if (!pin) return { id };
  const { query = '', productId = 0, place = null } = await pinRecordType.toValues(context, pin);
  return { id, pin: { query, productId, place } };
}
