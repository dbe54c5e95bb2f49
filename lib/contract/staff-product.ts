import { boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { product } from './product.ts';
import { id, line, rupees } from './rules.ts';

/** What staff may change of a product from here; rupees, GST included. */
export const productChange = object({
  name: line().min(2, 'Name is required').optional(),
  product_price: rupees().moreThan(0, 'Price must be above 0').optional(),
  base_price: rupees().moreThan(0, 'MRP must be above 0').optional(),
  available_stock_quantity: number()
    .typeError('Stock must be a number')
    .integer('Stock must be a whole number')
    .min(0, 'Stock cannot be less than 0')
    .max(1_000_000, 'Stock is too large')
    .nullable()
    .optional(),
  description: line(20_000).optional(),
  /** Until then Elite members alone may buy it; null: everybody may. */
  members_until: string()
    .datetime({ message: 'Must be a moment', allowOffset: true })
    .nullable()
    .optional(),
  /** False takes it off the shelf: its address leads to the replacement then, or says that it is gone. */
  is_on_sale: boolean().optional(),
  /** The product that has taken its place. */
  replacement_id: id().nullable().optional(),
});
export type ProductChange = InferType<typeof productChange>;

export const changeProduct = endpoint({
  method: 'PATCH',
  path: '/staff/products/{id}/',
  caller: 'staff',
  area: 'catalogue',
  summary:
    'Change price, stock, name or text of a product, put it on sale or take it off; its pages follow within seconds',
  body: productChange,
  answer: success.shape({ data: product.required() }),
});
