import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import {
  availabilities,
  packingMaterialsPath,
  productListPath,
  productPath,
  sortOptions,
} from './paths.ts';
import { cardFields, pageFields } from './product-field-schemas.ts';
import { review } from './review.ts';
import {
  amount,
  count,
  countOrNull,
  id,
  idList,
  page,
  rupees,
  text,
  textOrNull,
  yesNo,
} from './rules.ts';

const option = object({ id: count(), name: text() });
export type FilterOption = InferType<typeof option>;

const facet = option.shape({ count: count() });
export type Facet = InferType<typeof facet>;

/** What a card, a list row or a search hit shows of a product. */
export const productCard = object({
  id: count(),
  name: text(),
  local_name: textOrNull(),
  sku: text(),
  image1: textOrNull(),
  home_image: textOrNull(),
  /** What the shopper pays for one, in rupees, GST included. */
  product_price: amount(),
  /** MRP in rupees, GST included. */
  base_price: amount(),
  /** Null where the stock is unknown. */
  available_stock_quantity: countOrNull(),
  average_rating: object({ average_rating: amount(), review_count: count() }).required(),
  review_count: count(),
  product_tag_list: array(string().required()).required(),
  is_wished: yesNo(),
  brand: count(),
  brand_name: text(),
  ...cardFields,
});
export type ProductCard = InferType<typeof productCard>;

/** A product as its own page shows it, with what an Indian shop must print. */
export const product = productCard.shape({
  images: array(string().required()).required(),
  /** What each of them shows, added here; empty where the product's name says it. */
  image_alts: array(text()).optional(),
  rating_review_data: array(review.required()).required(),
  product_websites: array(number().integer().required()).required(),
  ...pageFields,
  /** Until then Elite members alone may buy it, ISO; null where everybody may. May have passed. */
  members_until: textOrNull(),
  product_form: option.required(),
  /** From the top category down to the product's own. */
  categories: array(option.required()).required(),
});
export type Product = InferType<typeof product>;

/** What a form without a script sends for a field that was left empty counts as left out. */
const unlessEmpty = <T>(value: T, sent: unknown) => (sent === '' ? undefined : value);

export const productQuery = object({
  page: page(),
  category_id: id().optional(),
  category_name: string().max(200).optional(),
  ordering: string().oneOf(sortOptions, 'Please sort by base_price or -base_price').optional(),
  brand: idList().optional(),
  product_tag: idList().optional(),
  product_foam: idList().optional(),
  prod_search: string().trim().max(200, 'Please search for something shorter').optional(),
  /** Added here, as the two that follow: in stock alone, or what is not. An unknown stock is one. */
  availability: string()
    .transform(unlessEmpty)
    .oneOf(availabilities, 'Please choose in_stock or out_of_stock')
    .optional(),
  /** Rupees; the price shown is at least this, … */
  price_min: rupees().transform(unlessEmpty).optional(),
  /** … and at most this. */
  price_max: rupees().transform(unlessEmpty).optional(),
});
export type ProductQuery = InferType<typeof productQuery>;

const productList = success.shape({
  message: text(),
  total_pages: count(),
  data: object({ data: array(productCard.required()).required(), total: count() }).required(),
  /** Each group counted as if nothing were chosen in it. */
  facets: object({
    brands: array(facet.required()).required(),
    tags: array(facet.required()).required(),
    foams: array(facet.required()).required(),
    /** Of all levels, each with what is below it; the three that follow are added here as well. */
    categories: array(facet.required()).required(),
    availability: object({ in_stock: count(), out_of_stock: count() }).required(),
    price: object({
      /** The lowest and the highest price there are, in rupees. */
      min: amount(),
      max: amount(),
      /** `price_min` and `price_max` as a filter would send them; a `max` of null is without end. */
      bands: array(
        object({
          min: amount(),
          max: amount().nullable().defined(),
          count: count(),
        }).required(),
      ).required(),
    }).required(),
  }).required(),
  category_banners: object({ web_banner: textOrNull(), mobile_banner: textOrNull() }).required(),
});
export type ProductList = InferType<typeof productList>;

export const listProducts = endpoint({
  method: 'GET',
  path: productListPath,
  caller: 'anyone',
  summary: 'Products, 20 a page, filtered, sorted or searched',
  query: productQuery,
  answer: productList,
});

const optionList = success.shape({ data: array(option.required()).required() });

export const listProductTags = endpoint({
  method: 'GET',
  path: '/web/product-tags/list/',
  caller: 'anyone',
  summary: 'Product tags',
  answer: optionList,
});

export const listProductForms = endpoint({
  method: 'GET',
  path: '/web/product-foams/list/',
  caller: 'anyone',
  summary: 'Product forms',
  answer: optionList,
});

const brand = option.shape({ description: text(), town: text() });
export type Brand = InferType<typeof brand>;

export const listBrands = endpoint({
  method: 'GET',
  path: '/web/brand/list/',
  caller: 'anyone',
  summary: 'Brands',
  answer: success.shape({ data: array(brand.required()).required() }),
});

export const getProduct = endpoint({
  method: 'GET',
  path: productPath,
  caller: 'anyone',
  summary: 'One product',
  answer: success.shape({ data: product.required() }),
});

const relatedProducts = object({
  related_product_details: array(productCard.required()).required(),
  other_product_details: array(productCard.required()).required(),
  product_details: productCard.required(),
});

export const listRelatedProducts = endpoint({
  method: 'GET',
  path: '/api/related-other-products/',
  caller: 'anyone',
  summary: 'Products that go with this one, and others of its category',
  query: object({ product_id: id().required('product_id is required') }),
  answer: success.shape({ RelatedOtherProducts: array(relatedProducts.required()).required() }),
});

export const listPackingMaterials = endpoint({
  method: 'GET',
  path: packingMaterialsPath,
  caller: 'anyone',
  summary: 'Packing materials for gifts (categoryID=490)',
  query: object({ categoryID: id().required('categoryID is required') }),
  answer: success.shape({ data: array(productCard.required()).required() }),
});
