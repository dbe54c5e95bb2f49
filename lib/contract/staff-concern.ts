import { array, boolean, object, type InferType } from 'yup';
import { count, id, line, moment, text, yesNo } from './rules.ts';
import { recordCalls, recordFields, versioned, writing } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

/** Maximum number of products that staff choose for a concern. */
export const maxConcernProducts = 40;

const chosenProduct = object({ id: count(), name: text(), is_on_sale: yesNo() });
export type ConcernProduct = InferType<typeof chosenProduct>;

const staffConcern = object({
  ...recordFields,
  slug: text(),
  name: text(),
  summary: text(),
  search: text(),
  content: text(),
  signed_by: text(),
  /** In the order of the page, unpublished ones included. */
  products: array(chosenProduct.required()).required(),
  is_published: yesNo(),
  updated_at: moment(),
});
export type StaffConcern = InferType<typeof staffConcern>;

export const concernInput = object({
  name: line(60).required('Name is required').min(3, 'Name is too short'),
  summary: line(200).required('Enter a summary'),
  /** Finds the products if none are chosen; the purposes of search apply. */
  search: line(80).required('Enter a search for the products'),
  content: writing().default(''),
  signed_by: line(80)
    .default('')
    .when('content', {
      is: (content: string | undefined) => Boolean(content?.replace(/<[^<>]*>/g, '').trim()),
      then: (name) => name.required('Enter who signs the text'),
    }),
  product_ids: array(id().required())
    .max(maxConcernProducts, `Choose up to ${maxConcernProducts} products`)
    .default([]),
  is_published: boolean().default(true),
});
export type ConcernInput = InferType<typeof concernInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/concerns/',
  noun: 'health concern',
  nouns: 'health concerns',
  shown: staffConcern,
  query: staffListQuery(['name', 'updated_at']),
  input: concernInput,
  changed: versioned(concernInput),
});
