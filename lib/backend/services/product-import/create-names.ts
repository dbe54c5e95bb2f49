import type { ImportCreates } from '../../../contract/staff-import.ts';
import { brandInput } from '../../../contract/staff-brand.ts';
import { categoryInput } from '../../../contract/staff-category.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { brandRecordType } from '../brand/brand-record-type.ts';
import { createCategory } from '../category/create-category.ts';
import { createRecord } from '../content/records.ts';
import { formRecordType, tagRecordType } from '../tag/tag-record-type.ts';
import { loadNameIndexes, nameKey, type NameIndexes } from './name-indexes.ts';
import type { ProductDraft } from './product-draft.ts';

/**
 * Creates brands, forms, tags and categories; returns the names with them. Call it in a
 * transaction.
 */
export async function createNames(
  context: ServiceContext,
  caller: CustomerCaller,
  { brands, categories, forms, tags }: ImportCreates,
): Promise<NameIndexes> {
  for (const name of brands) {
    await createRecord(context, caller, brandRecordType, brandInput.cast({ name }));
  }
  for (const name of forms) await createRecord(context, caller, formRecordType, { name });
  for (const name of tags) await createRecord(context, caller, tagRecordType, { name });
  const { categories: known } = await loadNameIndexes(context.db);
  for (const path of categories) {
    const names = path.split(' > ');
    const parent = names.slice(0, -1).join(' > ');
    const made = await createCategory(context, caller, {
      ...categoryInput.cast({ name: names.at(-1) ?? '' }),
      parent_id: parent === '' ? null : (known.byName.get(nameKey(parent)) ?? null),
    });
    known.byName.set(nameKey(path), made.id);
  }
  return loadNameIndexes(context.db);
}

/** Replaces the provisional ids of a draft by those of the created records. */
export function withCreatedIds(
  draft: ProductDraft,
  planned: NameIndexes,
  created: NameIndexes,
): ProductDraft {
  const createdId = (id: number, kind: 'brands' | 'categories' | 'forms' | 'tags') => {
    const found =
      id > 0 ? id : created[kind].byName.get(nameKey(planned[kind].namesById.get(id) ?? ''));
    if (found === undefined) throw new Error(`A name of ${draft.name} in ${kind} was not created`);
    return found;
  };
  return {
    ...draft,
    brandId: createdId(draft.brandId, 'brands'),
    categoryId: createdId(draft.categoryId, 'categories'),
    formId: createdId(draft.formId, 'forms'),
    tagIds: draft.tagIds.map((id) => createdId(id, 'tags')),
  };
}
