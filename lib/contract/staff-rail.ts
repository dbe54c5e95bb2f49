import { array, object, string, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, id, text, textOrNull, yesNo } from './rules.ts';
import { productRails } from './staff-product.ts';

/** Maximum number of on-sale products of a rail that the home page shows. */
export const shownInRail = 20;
const maxRailProducts = 100;

export type RailName = (typeof productRails)[number];

const railProduct = object({
  id: count(),
  name: text(),
  sku: text(),
  image1: textOrNull(),
  is_on_sale: yesNo(),
  is_in_stock: yesNo(),
  /** Start of sale, if in the future; otherwise null. */
  starts_at: textOrNull(),
});
export type RailProduct = InferType<typeof railProduct>;

const rail = object({
  name: string().oneOf(productRails).required(),
  /** In the order of the home page. */
  products: array(railProduct.required()).required(),
});
export type StaffRail = InferType<typeof rail>;

const ids = () =>
  array(id().required())
    .max(maxRailProducts, `Choose up to ${maxRailProducts}`)
    .test(
      'each once',
      'Choose each only once',
      (chosen) => !chosen || new Set(chosen).size === chosen.length,
    );

const staff = staffCalls('content');
const answer = success.shape({ data: array(rail.required()).required() });

export const listRails = staff.get(
  '/staff/rails/',
  'List the carousels of the home page with all their products, published or not',
  { answer },
);

export const setRail = staff.post(
  '/staff/rails/{rail}/',
  'Set the products of a carousel in order; they are removed from other carousels. 409 with `data` if the carousel no longer has `known_ids`',
  {
    body: object({
      product_ids: ids().required('Products are required'),
      /** Optimistic locking: the product ids in the rail, in order, when editing began. */
      known_ids: ids().required('known_ids is required'),
    }),
    answer,
  },
);
