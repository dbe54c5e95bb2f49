import { array, object, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { productCard } from './product.ts';
import { count, moment, text, textOrNull } from './rules.ts';

/** Maximum number of lots on the page of a grower. */
export const maxGrowerLots = 12;

const growerCard = object({
  id: count(),
  /** Last part of its address; it stays when the name changes. */
  slug: text(),
  name: text(),
  /** Name of the farm; may be empty. */
  farm: text(),
  place: text(),
  summary: text(),
  picture: textOrNull(),
  picture_alt: text(),
  /** Picture of the product of the newest lot. */
  goods_picture: textOrNull(),
});
export type GrowerCard = InferType<typeof growerCard>;

/** A lot on the page of its grower. Days are `YYYY-MM-DD`. */
const grownLot = object({
  number: text(),
  product_name: text(),
  harvested_on: textOrNull(),
  packed_on: text(),
});
export type GrownLot = InferType<typeof grownLot>;

const grower = growerCard.shape({
  /** Sanitised HTML; may be empty. */
  content: text(),
  /** Products on sale with a lot of this grower, the newest lot first. */
  products: array(productCard.required()).required(),
  /** The newest first, each number once. */
  lots: array(grownLot.required()).max(maxGrowerLots).required(),
  updated_at: moment(),
});
export type Grower = InferType<typeof grower>;

export const listGrowers = anyone.get(
  '/growers/',
  'List the growers whose products are sold, by name',
  {
    answer: success.shape({ data: array(growerCard.required()).required() }),
    standIn: 'no pages of growers',
  },
);

export const getGrower = anyone.get(
  '/growers/{id}/',
  'Get a grower with text, products and lots; 404 if it is not published',
  { answer: success.shape({ data: grower.required() }), standIn: 'no pages of growers' },
);
