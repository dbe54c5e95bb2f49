import type { SearchDraft, SearchPreview } from '../../../contract/staff-search-trial.ts';
import { withMemory } from '../../catalogue-cache/catalogue-memory.ts';
import type { ServiceContext } from '../../context.ts';
import { openTrial } from '../../search/engine.ts';
import { readCards } from '../product/list-cards.ts';
import { readDraft } from './read-draft.ts';

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
