import type { InferType } from 'yup';
import type { productChange } from '../../../contract/staff-product.ts';
import { invalid } from '../../errors.ts';
import { toPaise } from '../../../contract/money.ts';
import type { EditableRow } from './editable-row.ts';
import { storedFields } from './product-field-values.ts';
import { toSlug } from '../../../contract/slug.ts';
import { searchFacts, type Names } from './read-names.ts';
import { furtherWordsOf, searchTextOf } from '../../search/engine.ts';

/** The input of a product change, without the version. */
export type ProductChangeInput = Omit<InferType<typeof productChange>, 'version'>;

/**
 * Returns the row with the input applied, without derived columns. Throws 400 with the field if the
 * price would be above the MRP.
 */
export function wantedRow(row: EditableRow, change: ProductChangeInput): EditableRow {
  const wanted: EditableRow = {
    ...row,
    ...given({
      sku: change.sku,
      name: change.name === undefined ? undefined : withoutControls(change.name),
      localName: emptyAsNull(change.local_name),
      brandId: change.brand_id,
      formId: change.form_id,
      categoryId: change.category_id,
      price: inPaise(change.product_price),
      basePrice: inPaise(change.base_price),
      stock: change.available_stock_quantity,
      lowStockAt: change.low_stock_at,
      ...storedFields(change),
      rail: change.rail,
      isOnSale: change.is_on_sale,
      publicFrom: asDate(change.public_from),
      membersUntil: asDate(change.members_until),
      replacementId: change.replacement_id,
      tagIds: change.tag_ids?.toSorted((one, other) => one - other),
      relatedIds: change.related_ids,
    }),
  };
  if (wanted.price > wanted.basePrice) {
    throw change.product_price === undefined
      ? invalid({ base_price: ['MRP can’t be lower than the price'] })
      : invalid({ product_price: ['Price can’t be higher than the MRP'] });
  }
  if (wanted.replacementId === row.id) {
    throw invalid({ replacement_id: ['A product can’t replace itself'] });
  }
  if (wanted.relatedIds.includes(row.id)) {
    throw invalid({ related_ids: ['A product can’t be related to itself'] });
  }
  return wanted;
}

/**
 * Adds the derived columns: slug, category levels, search text. `names` must contain the names of
 * both rows.
 */
export function completeRow(
  row: EditableRow,
  wanted: EditableRow,
  names: Names,
  searchWords?: string,
): EditableRow {
  const [level1 = 0, level2 = null, level3 = null] =
    names.categories.get(wanted.categoryId)?.ids ?? [];
  const further = searchWords ?? furtherWordsOf(row.searchText, searchFacts(row, names));
  const isFoundOtherwise =
    searchWords !== undefined ||
    JSON.stringify(searchFacts(row, names)) !== JSON.stringify(searchFacts(wanted, names));
  return {
    ...wanted,
    slug: wanted.name === row.name ? row.slug : toSlug(wanted.name),
    categoryLevel1: level1,
    categoryLevel2: level2,
    categoryLevel3: level3,
    searchText: isFoundOtherwise
      ? searchTextOf(searchFacts(wanted, names), further)
      : row.searchText,
  };
}

export function differences(row: EditableRow, wanted: EditableRow): Partial<EditableRow> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof EditableRow]),
    ),
  );
}

type Given<T> = { [Name in keyof T]?: Exclude<T[Name], undefined> };

const given = <T extends object>(values: T): Given<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<T>;

const emptyAsNull = (text: string | null | undefined) => (text === '' ? null : text);

const inPaise = (rupees: number | undefined) =>
  rupees === undefined ? undefined : toPaise(rupees);

const asDate = (moment: string | null | undefined) =>
  moment === null || moment === undefined ? moment : new Date(moment);

const withoutControls = (text: string) => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
