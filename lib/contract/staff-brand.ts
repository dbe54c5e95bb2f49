import { array, object, string, type InferType } from 'yup';
import { productFields } from './product-fields.ts';
import { count, line, moment, text, textOrNull } from './rules.ts';
import { picturePath, recordCalls, recordFields, versioned } from './staff-content.ts';
import { staffListQuery } from './staff-list.ts';

const staffBrand = object({
  ...recordFields,
  name: text(),
  town: text(),
  description: text(),
  manufacturer: text(),
  fssai_no: textOrNull(),
  certificates: array(string().required()).required(),
  image: textOrNull(),
  metatitle: text(),
  metadescription: text(),
  metakeywords: text(),
  /** Products, published or not. A family of sizes counts as one product. */
  product_count: count(),
  updated_at: moment(),
});
export type StaffBrand = InferType<typeof staffBrand>;

export const brandName = line(100).required('Name is required').min(2, 'Name is too short');

export const brandInput = object({
  name: brandName,
  town: line(100).default(''),
  description: line(2_000).default(''),
  manufacturer: line(300).default(''),
  fssai_no: string()
    .trim()
    .transform((value: unknown) => (value === '' ? null : value))
    .matches(/^\d{14}$/, 'FSSAI number must be 14 digits')
    .nullable()
    .default(null),
  /** Default for its products without their own. */
  certificates: productFields.certificates.rule.default([]),
  image: picturePath().nullable().default(null),
  metatitle: line(120).default(''),
  metadescription: line(320).default(''),
  metakeywords: line(300).default(''),
});
export type BrandInput = InferType<typeof brandInput>;

export const { list, read, create, change, remove } = recordCalls({
  path: '/staff/brands/',
  noun: 'brand',
  nouns: 'brands',
  area: 'catalogue',
  shown: staffBrand,
  query: staffListQuery(['name', 'town', 'updated_at']),
  input: brandInput,
  changed: versioned(brandInput),
});
