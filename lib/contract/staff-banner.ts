import { array, boolean, object, type InferType } from 'yup';
import { count, id, line, moment, text, textOrNull, yesNo } from './rules.ts';
import {
  altTextField,
  orderCall,
  picturePath,
  recordCalls,
  recordFields,
  versioned,
} from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

/** Maximum number of product labels below a banner. */
export const maxPicturedProducts = 3;

const pictured = object({ id: count(), name: text(), image: textOrNull() });

const staffBanner = object({
  ...recordFields,
  title: text(),
  content: text(),
  image: textOrNull(),
  alt_text: text(),
  category: object({ id: count(), name: text() }).nullable().defined(),
  product: object({ id: count(), name: text() }).nullable().defined(),
  /** Products in the picture, from left to right. */
  pictured_products: array(pictured.required()).required(),
  is_visible: yesNo(),
  updated_at: moment(),
});
export type StaffBanner = InferType<typeof staffBanner>;

/** Link target: the product, otherwise the category, otherwise the whole catalogue. */
export const bannerInput = object({
  title: line(80).required('Title is required'),
  content: line(300).default(''),
  image: picturePath().nullable().default(null).required('Choose a picture'),
  alt_text: altTextField('image'),
  category_id: id().nullable().default(null),
  product_id: id().nullable().default(null),
  pictured_product_ids: array(id().required())
    .max(maxPicturedProducts, `Choose up to ${maxPicturedProducts} products`)
    .default([]),
  is_visible: boolean().default(true),
});
export type BannerInput = InferType<typeof bannerInput>;

const path = '/staff/banners/';
export const { list, read, create, change, remove } = recordCalls({
  path,
  noun: 'banner',
  nouns: 'banners',
  shown: staffBanner,
  query: staffListQuery(['position', 'title', 'updated_at']),
  input: bannerInput,
  changed: versioned(bannerInput),
});
export const order = orderCall(path, 'banners');
