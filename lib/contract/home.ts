import { array, number, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { productCard } from './product.ts';
import { amount, count, countOrNull, moment, text, textOrNull, yesNo } from './rules.ts';

/** A product in a banner picture, with the data of its label. */
const picturedProduct = object({
  id: count(),
  name: text(),
  net_quantity: amount(),
  unit: text(),
  /** Rupees, GST included. */
  product_price: amount(),
});
export type PicturedProduct = InferType<typeof picturedProduct>;

const banner = object({
  id: count(),
  image: textOrNull(),
  alt_text: text(),
  category_id: countOrNull(),
  product_id: countOrNull(),
  products: object({ name: text() }).nullable().defined(),
  title: text(),
  content: text(),
  /** Products in the picture, from left to right; a store API may omit it. */
  pictured_products: array(picturedProduct.required()).optional(),
});
export type HomeBanner = InferType<typeof banner>;

const sectionPicture = object({ image: text(), alt: text(), name: string().optional() });
export type SectionPicture = InferType<typeof sectionPicture>;

/**
 * Layouts of a section: how staff choose it (`label`), whether it shows a single picture
 * (`isStory`) or a row of pictures, and its part of the page: `services` below the first banner,
 * `proofs` side by side, `stories` where staff put them.
 */
export const sectionLayouts = {
  story: { label: 'Text with a picture', isStory: true, part: 'stories' },
  seals: { label: 'Row of seals', isStory: false, part: 'proofs' },
  awards: { label: 'Awards', isStory: false, part: 'proofs' },
  papers: { label: 'Certificates (open full size)', isStory: false, part: 'proofs' },
  services: {
    label: 'Services with a picture, after the first carousel',
    isStory: true,
    part: 'services',
  },
} as const satisfies Record<
  string,
  { label: string; isStory: boolean; part: 'services' | 'proofs' | 'stories' }
>;
export type SectionLayout = keyof typeof sectionLayouts;
export const layoutNames = Object.keys(sectionLayouts) as readonly SectionLayout[];

const section = object({
  id: count(),
  label: text(),
  description: text(),
  image: textOrNull(),
  images: array(sectionPicture.required()).required(),
  /** Layout; omitted: derived from the content. */
  layout: string().oneOf(layoutNames).nullable().optional(),
  is_visible_on_website: yesNo(),
});
export type HomeSection = InferType<typeof section>;

const blogCard = object({
  id: count(),
  title: text(),
  summary: text(),
  banner: textOrNull(),
  banner_url: textOrNull(),
  published_at: moment(),
});
export type BlogCard = InferType<typeof blogCard>;

const productRail = success.shape({ data: array(productCard.required()).required() });
const sectionList = success.shape({ data: array(section.required()).required() });

export const listBanners = anyone.get('/ecommerce/banners/', 'List the banners of the home page', {
  query: object({ sequence: string().oneOf(['Upper', 'Lower']).default('Upper') }),
  answer: success.shape({ data: array(banner.required()).required() }),
});

export const listProductSections = anyone.get(
  '/product-section/',
  'List home page sections above (`upper`) or below (`lower`) the product carousels',
  {
    query: object({ type: string().oneOf(['upper', 'lower']).default('upper') }),
    answer: sectionList,
  },
);

export const listLowerSections = anyone.get(
  '/lower-section/',
  'List home page sections above the footer',
  { answer: sectionList },
);

export const listNewArrivals = anyone.get(
  '/newarrival/list',
  'List the products of the carousel “Try Our New Products”',
  { answer: productRail },
);

export const listMustTry = anyone.get(
  '/musttry/list',
  'List the products of the carousel “Must Try”',
  { answer: productRail },
);

export const listBestSellers = anyone.get(
  '/bestofalltime/list',
  'List the products of the carousel “All Time Best Sellers”',
  { answer: productRail },
);

export const listHomeBlogs = anyone.get('/home/blogs/', 'List the newest blog posts, up to 8', {
  answer: success.shape({ data: array(blogCard.required()).required() }),
});

export const listStatistics = anyone.get(
  '/statistics-section/',
  'List the figures shown on the home page',
  {
    answer: success.shape({
      data: array(
        object({ id: count(), name: text(), value: number().required() }).required(),
      ).required(),
    }),
  },
);
