import { endedGstFault } from '../../../contract/product-fields.ts';
import type { Queryable } from '../../db/client.ts';
import { invalid } from '../../errors.ts';
import type { EditableRow } from './editable-row.ts';
import { importerFault } from './importer-fault.ts';
import { productsThere } from './live-product.ts';
import type { Names } from './read-names.ts';

/**
 * Throws 400 with the field if a brand, form, category, tag or product does not exist, or imported
 * goods have no importer, or a GST rate has ended. Products of older versions keep theirs until
 * that part is changed, or they are put on sale.
 */
export async function checkReferences(
  db: Queryable,
  before: EditableRow,
  wanted: EditableRow,
  names: Names,
): Promise<void> {
  const faults: Record<string, string[]> = {};
  if (!names.brands.has(wanted.brandId)) faults['brand_id'] = ['Brand not found'];
  if (!names.forms.has(wanted.formId)) faults['form_id'] = ['Form not found'];
  if (!names.categories.has(wanted.categoryId)) {
    faults['category_id'] = ['Category not found'];
  }
  const isAboutImport =
    wanted.origin !== before.origin ||
    wanted.importer !== before.importer ||
    (wanted.isOnSale && !before.isOnSale);
  const importer = isAboutImport ? importerFault(wanted) : undefined;
  if (importer) faults['importer'] = [importer];
  const gst = wanted.gstRate === before.gstRate ? undefined : endedGstFault(wanted.gstRate / 100);
  if (gst) faults['gst_rate'] = [gst];
  if (wanted.tagIds.some((id) => !names.tags.has(id))) faults['tag_ids'] = ['Tag not found'];
  const isNewTo = (ids: number[], known: number[]) => ids.filter((id) => !known.includes(id));
  const related = isNewTo(wanted.relatedIds, before.relatedIds);
  const replacement =
    wanted.replacementId === null || wanted.replacementId === before.replacementId
      ? []
      : [wanted.replacementId];
  const there = await productsThere(db, [...related, ...replacement]);
  if (related.some((id) => !there.has(id))) faults['related_ids'] = ['Product not found'];
  if (replacement.some((id) => !there.has(id))) faults['replacement_id'] = ['Product not found'];
  if (Object.keys(faults).length > 0) throw invalid(faults);
}
