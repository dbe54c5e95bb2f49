import { array, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
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

export const getBrand = endpoint({
  method: 'GET',
  path: '/web/brand/{id}/',
  caller: 'anyone',
  summary:
    'One brand with its text, its maker and how many products it has; 404 for an unknown one',
  answer: success.shape({ data: brandPage.required() }),
  standIn: 'the name in the list of brands',
});
