import type { InferType } from 'yup';
import type { productChange } from '../../../contract/staff-product.ts';
import { invalid } from '../../errors.ts';
import { toPaise } from '../../../contract/money.ts';
import type { EditableRow } from './editable-row.ts';
import { storedFields } from './product-field-values.ts';
import { slugOf } from '../../../contract/slug.ts';
import { factsOf, type Names } from './read-names.ts';
import { furtherWordsOf, searchTextOf } from '../../search/engine.ts';

/** The input of a product change, without the version. */
export type SaidOfProduct = Omit<InferType<typeof productChange>, 'version'>;

/**
 * Returns the row with the input applied, without derived columns. Throws 400 with the field if the
 * price would be above the MRP.
 */
export function wantedRow(row: EditableRow, said: SaidOfProduct): EditableRow {
  const wanted: EditableRow = {
    ...row,
    ...given({
      sku: said.sku,
      name: said.name === undefined ? undefined : withoutControls(said.name),
      localName: emptyAsNull(said.local_name),
      brandId: said.brand_id,
      formId: said.form_id,
      categoryId: said.category_id,
      price: inPaise(said.product_price),
      basePrice: inPaise(said.base_price),
      stock: said.available_stock_quantity,
      lowStockAt: said.low_stock_at,
      ...storedFields(said),
      rail: said.rail,
      isOnSale: said.is_on_sale,
      publicFrom: asDate(said.public_from),
      membersUntil: asDate(said.members_until),
      replacementId: said.replacement_id,
      tagIds: said.tag_ids?.toSorted((one, other) => one - other),
      relatedIds: said.related_ids,
    }),
  };
  if (wanted.price > wanted.basePrice) {
    throw said.product_price === undefined
      ? invalid({ base_price: ['MRP must not be below the price'] })
      : invalid({ product_price: ['Price must not be above the MRP'] });
  }
  if (wanted.replacementId === row.id) {
    throw invalid({ replacement_id: ['A product cannot take its own place'] });
  }
  if (wanted.relatedIds.includes(row.id)) {
    throw invalid({ related_ids: ['A product cannot stand beside itself'] });
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
  const further = searchWords ?? furtherWordsOf(row.searchText, factsOf(row, names));
  const isFoundOtherwise =
    searchWords !== undefined ||
    JSON.stringify(factsOf(row, names)) !== JSON.stringify(factsOf(wanted, names));
  return {
    ...wanted,
    slug: wanted.name === row.name ? row.slug : slugOf(wanted.name),
    categoryLevel1: level1,
    categoryLevel2: level2,
    categoryLevel3: level3,
    searchText: isFoundOtherwise ? searchTextOf(factsOf(wanted, names), further) : row.searchText,
  };
}

/** Returns the columns that differ. */
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
