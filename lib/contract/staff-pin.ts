import { number, object, type InferType } from 'yup';
import { count, countOrNull, id, line, text, yesNo } from './rules.ts';
import { recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

/** A pin is a place on the first page of a search. */
export const lowestPin = 20;

const staffPin = object({
  ...recordFields,
  query: text(),
  product: object({ id: count(), name: text(), is_on_sale: yesNo() }).required(),
  /** From 1; null: buried, after all other products. */
  place: countOrNull(),
});
export type StaffPin = InferType<typeof staffPin>;

/** Null: buried. */
export const pinPosition = () =>
  number()
    .typeError('Must be a number')
    .integer('Must be a whole number')
    .min(1, 'Position must be 1 or more')
    .max(lowestPin, `Position must be at most ${lowestPin}`)
    .nullable()
    .defined('Choose a position');

export const pinInput = object({
  query: line(80).required('Enter a search'),
  product_id: id().required('Choose a product'),
  place: pinPosition(),
});
export type PinInput = InferType<typeof pinInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/pins/',
  noun: 'pin',
  nouns: 'products pinned to a position in a search, or moved to its end',
  shown: staffPin,
  query: staffListQuery(['query', 'place']),
  input: pinInput,
  changed: versioned(pinInput),
});
