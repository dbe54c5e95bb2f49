import { array, object } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { product, productCard } from './product.ts';
import { textOrNull, yesNo } from './rules.ts';

export const previewProduct = staffCalls('catalogue').get(
  '/staff/products/{id}/preview/',
  'Preview a product as shoppers would see it, published or not',
  {
    answer: success.shape({
      data: object({
        product: product.required(),
        is_on_sale: yesNo(),
        /** Start of sale; null: immediately. */
        public_from: textOrNull(),
        related: array(productCard.required()).required(),
        others: array(productCard.required()).required(),
      }).required(),
    }),
  },
);
