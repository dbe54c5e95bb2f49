import { array, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, moment, text, textOrNull } from './rules.ts';

const brandPage = object({
  id: count(),
  name: text(),
  town: text(),
  description: text(),
  manufacturer: text(),
  fssai_no: textOrNull(),
  /** Default for its products without their own. */
  certificates: array(string().required()).optional(),
  image: textOrNull(),
  /** Number of its products on sale. */
  product_count: count(),
  updated_at: moment(),
});
export type BrandPage = InferType<typeof brandPage>;

export const getBrand = anyone.get(
  '/web/brand/{id}/',
  'Get a brand with its description, maker and number of products; 404 if unknown',
  {
    answer: success.shape({ data: brandPage.required() }),
    standIn: 'the name in the list of brands',
  },
);
