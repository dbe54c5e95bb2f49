import type { FieldKind, FieldValues } from '../../../contract/product-field.ts';
import {
  toColumn,
  findProductField,
  productFieldNames,
  type ColumnOf,
  type FieldName,
  type ValueOf,
} from '../../../contract/product-fields.ts';
import { products } from '../../db/schema/catalogue.ts';
import { cleanDescription } from './description-html.ts';

/* The fields of `productFields` as the database holds them. */

export type FieldColumn = ColumnOf<FieldName>;
/** The part of a product's row that holds these fields. */
export type FieldRow<Name extends FieldName = FieldName> = {
  [One in Name as ColumnOf<One>]: ValueOf<One>;
};
type Shown<Name extends FieldName> = { [One in Name]: ValueOf<One> };

interface Conversion<Value> {
  empty: Value;
  toStored: (value: Value) => Value;
  toShown: (stored: Value) => Value;
}

const same = <Value>(value: Value): Value => value;
const unchanged = { toStored: same, toShown: same };

const conversions: { [Kind in FieldKind]: Conversion<FieldValues[Kind]> } = {
  text: { empty: '', ...unchanged },
  optionalText: { empty: null, toStored: (value) => value || null, toShown: same },
  html: { empty: '', toStored: cleanDescription, toShown: same },
  lines: { empty: [], ...unchanged },
  number: { empty: 0, ...unchanged },
  percent: {
    empty: 0,
    toStored: (value) => Math.round(value * 100),
    toShown: (stored) => stored / 100,
  },
  yesNo: { empty: null, ...unchanged },
};

export const toStored = <Kind extends FieldKind>(
  kind: Kind,
  value: FieldValues[Kind],
): FieldValues[Kind] => conversions[kind].toStored(value);

/** Converts a stored value into the one that requests and answers have. */
export const toShown = <Kind extends FieldKind>(
  kind: Kind,
  stored: FieldValues[Kind],
): FieldValues[Kind] => conversions[kind].toShown(stored);

export const fieldColumns: readonly FieldColumn[] = productFieldNames.map(toColumn);

/** The Drizzle columns of all fields. */
export const fieldTableColumns = Object.fromEntries(
  fieldColumns.map((column) => [column, products[column]]),
) as { [Column in FieldColumn]: (typeof products)[Column] };

export const emptyFields = Object.fromEntries(
  productFieldNames.map((name) => [toColumn(name), conversions[findProductField(name).kind].empty]),
) as FieldRow;

/** The columns that a request changes, with their new values. */
export function storedFields(fields: Partial<Shown<FieldName>>): Partial<FieldRow> {
  return Object.fromEntries(
    productFieldNames.flatMap((name) => {
      const value = fields[name];
      return value === undefined
        ? []
        : [[toColumn(name), toStored<FieldKind>(findProductField(name).kind, value)]];
    }),
  );
}

export function shownFields<Name extends FieldName>(
  names: readonly Name[],
  row: FieldRow<Name>,
): Shown<Name> {
  const values: Record<string, FieldValues[FieldKind]> = row;
  return Object.fromEntries(
    names.map((name) => [
      name,
      toShown<FieldKind>(findProductField(name).kind, values[toColumn(name)] ?? null),
    ]),
  ) as Shown<Name>;
}
