import { array, boolean, type InferType, number, object, string, tuple } from 'yup';
import { readRows } from '../read-data.ts';

/* Products of the demo. Money is in rupees, as a shopkeeper would write it. */

const text = () => string().required();
const texts = () => array(text()).required();
/** Blocks of HTML. */
const html = texts;

const categoryFields = {
  slug: text(),
  name: text(),
  /** Two or three sentences on the category's landing page. */
  description: text(),
  metatitle: text(),
  metadescription: text(),
  metakeywords: text(),
};
const leaf = object(categoryFields).noUnknown();
const branch = object({ ...categoryFields, children: array(leaf).optional() }).noUnknown();
const department = object({ ...categoryFields, children: array(branch).optional() }).noUnknown();

const brand = object({
  slug: text(),
  name: text(),
  town: text(),
  description: text(),
  manufacturer: text(),
  /** 14 digits; only houses that make food have one. */
  fssai: string().optional(),
}).noUnknown();

const named = object({ slug: text(), name: text() }).noUnknown();

const product = object({
  sku: text(),
  name: text(),
  /** The name in Devanagari where shoppers know it by one. */
  localName: string().optional(),
  brand: text(),
  category: text(),
  form: text(),
  tags: array(
    string()
      .oneOf(['sugar-free', 'best-seller', 'new-products'] as const)
      .required(),
  ).required(),
  mrp: number().positive().required(),
  price: number().positive().required(),
  /** Pieces on the shelf; null where the maker does not tell. */
  stock: number().integer().min(0).nullable().defined(),
  /** Only Elite members may buy it for this many days after the first start. */
  membersForDays: number().integer().optional(),
  netQuantity: number().positive().required(),
  unit: string()
    .oneOf(['g', 'ml', 'pieces', 'sticks', 'bags', 'tablets', 'capsules'] as const)
    .required(),
  hsn: text(),
  gstRate: number()
    .oneOf([0, 5, 12, 18, 40] as const)
    .required(),
  /** true: green mark, false: brown mark, null: neither food nor cosmetic that carries one. */
  isVeg: boolean().nullable().defined(),
  origin: text(),
  shelfLife: string().defined(),
  ingredients: string().defined(),
  benefits: texts(),
  /** Of p, h3, ul, li, strong, em. */
  description: html(),
  /** Further words people search by: local names, spellings, uses. */
  keywords: texts(),
  /** Which rail of the home page shows it. */
  rail: string()
    .oneOf(['new', 'must-try', 'best'] as const)
    .optional(),
  /** SKUs that go well with it. */
  related: texts(),
  /** Of the demo's vaidya, who is invented: traditional use, and who should ask first. */
  vaidyaNote: string().optional(),
}).noUnknown();

const concern = object({
  slug: text(),
  name: text(),
  summary: text(),
  /** Finds the products where `skus` is empty. */
  search: text(),
  skus: texts(),
  content: html(),
}).noUnknown();

const lot = object({
  sku: text(),
  number: text(),
  /** Days before the first start. */
  packedDaysAgo: number().integer().required(),
  /** From packing to best before. */
  months: number().integer().required(),
  laboratory: text(),
  testedDaysAgo: number().integer().required(),
  /** Test, limit, result. */
  results: array(tuple([text(), text(), text()]).required()).required(),
}).noUnknown();

/** In the order of the categories: products are numbered in this order. */
const productFiles = [
  'spices',
  'grains',
  'sweeteners',
  'tea-and-coffee',
  'oils-and-ghee',
  'snacks',
  'herbs',
  'daily-health',
  'juices',
  'skin',
  'hair',
  'bath',
  'oral-care',
  'hampers',
  'small-gifts',
  'gift-packing',
  'cleaning',
  'fragrance',
  'puja-and-garden',
];

export const demoProducts = productFiles
  .flatMap((fileName) => readRows(`db/demo/data/products/${fileName}`, product))
  .map((row) => ({ ...row, description: row.description.join('') }));
export type DemoProduct = (typeof demoProducts)[number];

export const demoCategories = readRows('db/demo/data/categories', department);
export type DemoCategory = InferType<typeof leaf> & { children?: DemoCategory[] | undefined };

/** Brands of the demo; all of them are invented. */
export const demoBrands = readRows('db/demo/data/brands', brand);
export const demoForms = readRows('db/demo/data/forms', named);
export const demoTags = readRows('db/demo/data/tags', named);

/** Signature below the texts; an invented person, for the demo only. */
export const demoVaidya = 'Dr Meera Joshi, BAMS, SOSE vaidya';

/** What something is traditionally used for, and when to see a doctor; no promise of a cure. */
export const demoConcerns = readRows('db/demo/data/concerns', concern).map((row) => ({
  ...row,
  content: row.content.join('\n'),
}));

export type DemoLot = InferType<typeof lot>;

/** Lots with their laboratory reports; laboratories and results are invented. */
export const demoLots = readRows('db/demo/data/lots', lot);
