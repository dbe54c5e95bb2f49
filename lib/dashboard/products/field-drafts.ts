import type { FieldKind, FieldValues, ProductField } from '../../contract/product-field';
import {
  findProductField,
  productFieldNames,
  type FieldName,
  type ValueOf,
} from '../../contract/product-fields';
import { splitLines } from '../split-lines';

/**
 * The fields of `productFields` as the editor holds them: texts as typed, null where nothing is
 * chosen.
 */
export type FieldDrafts = {
  [Name in FieldName]: ValueOf<Name> extends boolean | null ? 'yes' | 'no' | null : string;
};
type Draft = FieldDrafts[FieldName];

interface Conversion<Value> {
  toDraft: (value: Value) => Draft;
  /** What a draft says; the rules of the contract make numbers of texts. */
  toInput: (draft: string, field: ProductField) => unknown;
}

/* A required field that is empty counts as left out, so that the form asks for it. */
const text: Conversion<string> = {
  toDraft: (value) => value,
  toInput: (draft, { required }) => (required ? draft || undefined : draft),
};
const number: Conversion<number> = { toDraft: String, toInput: (draft) => draft || undefined };

const conversions: { [Kind in FieldKind]: Conversion<FieldValues[Kind]> } = {
  text,
  html: text,
  optionalText: { ...text, toDraft: (value) => value ?? '' },
  lines: {
    toDraft: (value) => value.join('\n'),
    toInput: splitLines,
  },
  number,
  percent: number,
  yesNo: {
    toDraft: (value) => (value === null ? null : value ? 'yes' : 'no'),
    toInput: (draft) => draft === 'yes',
  },
};

const toDraft = <Kind extends FieldKind>(kind: Kind, value: FieldValues[Kind]): Draft =>
  conversions[kind].toDraft(value);

const emptyDraftOf = ({ kind, input }: ProductField): Draft =>
  input.initial ?? (kind === 'yesNo' ? null : '');

export const emptyFieldDrafts = Object.fromEntries(
  productFieldNames.map((name) => [name, emptyDraftOf(findProductField(name))]),
) as FieldDrafts;

export const fieldDraftsOf = (product: { [Name in FieldName]: ValueOf<Name> }): FieldDrafts =>
  Object.fromEntries(
    productFieldNames.map((name) => [
      name,
      toDraft<FieldKind>(findProductField(name).kind, product[name]),
    ]),
  ) as FieldDrafts;

export function toFieldInputs(drafts: FieldDrafts): Record<FieldName, unknown> {
  return Object.fromEntries(
    productFieldNames.map((name) => {
      const field = findProductField(name);
      const draft = drafts[name];
      return [name, draft === null ? null : conversions[field.kind].toInput(draft, field)];
    }),
  ) as Record<FieldName, unknown>;
}
