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

const productFields = {
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
};
const product = object({
  ...productFields,
  /** Pieces on the shelf; null where the maker does not tell. */
  stock: number().integer().min(0).nullable().defined(),
}).noUnknown();

/** Its stock follows from its items. */
const combo = object({
  ...productFields,
  items: array(
    object({ sku: text(), quantity: number().integer().min(1).required() }).noUnknown(),
  ).required(),
  /** Off the sum of the items; without it the combo has a price of its own. */
  percentOff: number().min(0).max(99).optional(),
}).noUnknown();

/** A further size: what is not named here is as on the product `of`. */
const size = object({
  of: text(),
  name: text(),
  mrp: number().positive().required(),
  price: number().positive().required(),
  stock: number().integer().min(0).required(),
  netQuantity: number().positive().required(),
  /** Says which pack the picture shows, and other facts of this size. */
  picture: text(),
  /** Texts that hold for the other size only, and those in their place. */
  replace: array(tuple([text(), text()]).required()).optional(),
}).noUnknown();
type DemoSize = InferType<typeof size>;

const family = object({
  name: text(),
  axes: texts(),
  members: array(
    object({
      sku: text(),
      options: texts(),
      /** Without it the SKU is one of the product files. */
      size: size.default(undefined).optional(),
    }).noUnknown(),
  ).required(),
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

const grower = object({
  slug: text(),
  name: text(),
  farm: text(),
  place: text(),
  summary: text(),
  content: html(),
  picture: string().optional(),
  pictureAlt: string().optional(),
}).noUnknown();

const lotReport = object({
  laboratory: text(),
  daysAgo: number().integer().required(),
  /** Test, limit, result. */
  results: array(tuple([text(), text(), text()]).required()).required(),
}).noUnknown();

const lot = object({
  sku: text(),
  number: text(),
  /** Days before the first start. */
  packedDaysAgo: number().integer().required(),
  /** From packing to best before. */
  months: number().integer().required(),
  /** Slug of one of the growers. */
  grower: string().optional(),
  /** 1 to 12: harvested in the last such month before packing. */
  harvestMonth: number().integer().min(1).max(12).optional(),
  report: lotReport.optional().default(undefined),
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

export interface DemoProduct extends Omit<InferType<typeof product>, 'description'> {
  description: string;
  /** SKUs of the products of which it shows the front; without it, it has pictures of its own. */
  picturesOf?: string[];
}

/** Products of the product files: of each one size. */
export const demoFirstSizes: DemoProduct[] = productFiles
  .flatMap((fileName) => readRows(`db/demo/data/products/${fileName}`, product))
  .map((row) => ({ ...row, description: row.description.join('') }));

const firstSizeBySku = new Map(demoFirstSizes.map((row) => [row.sku, row]));

function requireFirstSize(sku: string): DemoProduct {
  const found = firstSizeBySku.get(sku);
  if (!found) throw new Error(`Families and combos of the demo: no product has the SKU ${sku}`);
  return found;
}

export const demoFamilies = readRows('db/demo/data/families', family);

const demoFurtherSizes: DemoProduct[] = demoFamilies.flatMap(({ members }) =>
  members.flatMap(({ sku, size }) => (size ? [toProduct(sku, size)] : [])),
);

function toProduct(sku: string, { of, picture, replace = [], ...own }: DemoSize): DemoProduct {
  const first = requireFirstSize(of);
  const texts = [first.ingredients, ...first.benefits, first.description].join('\n');
  const lost = replace.find(([from]) => !texts.includes(from));
  if (lost) throw new Error(`Families of the demo: ${of} does not say "${lost[0]}"`);
  const adapt = (value: string) =>
    replace.reduce((adapted, [from, to]) => adapted.replace(from, to), value);
  const { rail: _rail, membersForDays: _members, ...shared } = first;
  return {
    ...shared,
    ...own,
    sku,
    tags: first.tags.filter((tag) => tag === 'sugar-free'),
    ingredients: adapt(first.ingredients),
    benefits: first.benefits.map(adapt),
    description: `${adapt(first.description)}<p>${picture}</p>`,
    picturesOf: [of],
  };
}

export const demoCombos = readRows('db/demo/data/combos', combo).map((row) => ({
  ...row,
  items: row.items.map((item) => ({ ...item, product: requireFirstSize(item.sku) })),
}));

/** In the order of their ids: further sizes and combos come after all others. */
export const demoProducts: DemoProduct[] = [
  ...demoFirstSizes,
  ...demoFurtherSizes,
  ...demoCombos.map(({ items, percentOff: _percentOff, ...row }) => ({
    ...row,
    description: row.description.join(''),
    stock: Math.min(
      ...items.flatMap(({ product: { stock }, quantity }) =>
        stock === null ? [] : [Math.floor(stock / quantity)],
      ),
    ),
    picturesOf: items.map(({ sku }) => sku),
  })),
];

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

/** Growers of the demo; all of them are invented. */
export const demoGrowers = readRows('db/demo/data/growers', grower).map((row) => ({
  ...row,
  content: row.content.join(''),
}));

export type DemoLot = InferType<typeof lot>;
export type DemoReport = InferType<typeof lotReport>;

/**
 * Lots, packed in all sizes of a product, most of them with a laboratory report; laboratories and
 * results are invented.
 */
export const demoLots = readRows('db/demo/data/lots', lot).flatMap((row) => [
  row,
  ...demoFamilies.flatMap(({ members }) =>
    members.filter(({ size }) => size?.of === row.sku).map(({ sku }) => ({ ...row, sku })),
  ),
]);
