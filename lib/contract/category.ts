import { array, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { count, text, textOrNull } from './rules.ts';

const categoryFields = {
  id: count(),
  name: text(),
  description: text(),
  metatitle: text(),
  metadescription: text(),
  metakeywords: text(),
  web_image: textOrNull(),
  mobile_image: textOrNull(),
  /** Number of products on sale, those of its children included; a store API may omit it. */
  product_count: count().optional(),
};

const leaf = object({
  ...categoryFields,
  children: array(object().required()).length(0).required(),
});
const branch = object({ ...categoryFields, children: array(leaf.required()).required() });
/** A top-level category; the tree has three levels. */
const category = object({
  ...categoryFields,
  children: array(branch.required()).required(),
});

type CategoryFields = Omit<InferType<typeof category>, 'children'>;
export type Category = CategoryFields & { children: Category[] };

export const listCategories = anyone.get('/categories/', 'Get the category tree', {
  query: object({ list: string().oneOf(['true', 'false']).optional() }),
  answer: success.shape({ data: array(category.required()).required() }),
});
