import { array, object, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { productCard } from './product.ts';
import { count, moment, text } from './rules.ts';

const concernCard = object({
  id: count(),
  /** Last part of its address; it stays when the name changes. */
  slug: text(),
  name: text(),
  summary: text(),
});
export type ConcernCard = InferType<typeof concernCard>;

const concern = concernCard.shape({
  /** Sanitised HTML; may be empty. */
  content: text(),
  /** Who has written the content; empty without content. */
  signed_by: text(),
  /** Chosen by staff, in their order; otherwise the results of the concern's search. */
  products: array(productCard.required()).required(),
  updated_at: moment(),
});
export type Concern = InferType<typeof concern>;

export const listConcerns = anyone.get(
  '/concerns/',
  'List health concerns such as joint pain, by name',
  {
    answer: success.shape({ data: array(concernCard.required()).required() }),
    standIn: 'no page of concerns',
  },
);

export const getConcern = anyone.get(
  '/concerns/{id}/',
  'Get a health concern with its text and products; 404 if it is not published',
  { answer: success.shape({ data: concern.required() }), standIn: 'no page of concerns' },
);
