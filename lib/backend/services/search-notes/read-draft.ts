import type { SearchDraft } from '../../../contract/staff-search-trial.ts';
import type { ServiceContext } from '../../context.ts';
import type { Draft } from '../../search/engine.ts';
import { pinRecordType } from './pin-record-type.ts';
import { purposeRecordType } from './purpose-record-type.ts';
import { synonymRecordType } from './synonym-record-type.ts';

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
