import { array, number, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { cardFamilyFields, combo, family } from './family.ts';
import { facet, facetList, filterFacets, filterQuery, option } from './filter-schemas.ts';
import {
  packingMaterialsPath,
  productListPath,
  productPath,
  relatedProductsPath,
  sortOptions,
} from './paths.ts';
import { cardFields, pageFields } from './product-field-schemas.ts';
import { maxLotsShown, testedLot } from './product-lot.ts';
import { review } from './review.ts';
import {
  amount,
  amountOrNull,
  count,
  countOrNull,
  id,
  page,
  text,
  textOrNull,
  yesNo,
} from './rules.ts';

export type FilterOption = InferType<typeof option>;

export type Facet = InferType<typeof facet>;

/** Product fields for cards, list rows and search hits. */
export const productCard = object({
  id: count(),
  name: text(),
  local_name: textOrNull(),
  sku: text(),
  image1: textOrNull(),
  home_image: textOrNull(),
  /** Selling price of one piece in rupees, GST included. */
  product_price: amount(),
  /** MRP in rupees, GST included. */
  base_price: amount(),
  /** Null: stock unknown. */
  available_stock_quantity: countOrNull(),
  average_rating: object({ average_rating: amount(), review_count: count() }).required(),
  review_count: count(),
  product_tag_list: array(string().required()).required(),
  is_wished: yesNo(),
  brand: count(),
  brand_name: text(),
  ...cardFields,
  ...cardFamilyFields,
});
export type ProductCard = InferType<typeof productCard>;

/** Product page fields, including the declarations required by Indian law. */
export const product = productCard.shape({
  images: array(string().required()).required(),
  /** Alternative texts of the images; empty: use the name of the product. */
  image_alts: array(text()).optional(),
  rating_review_data: array(review.required()).required(),
  product_websites: array(number().integer().required()).required(),
  ...pageFields,
  /** The newest first. */
  tested_lots: array(testedLot.required()).max(maxLotsShown).optional(),
  /**
   * ISO 8601: until then only Elite members may buy it; null: everybody may. May be in the past.
   */
  members_until: textOrNull(),
  product_form: option.required(),
  family: family.nullable().optional().default(undefined),
  combo: combo.nullable().optional().default(undefined),
  /** From the top category down to the product's own. */
  categories: array(option.required()).required(),
});
export type Product = InferType<typeof product>;

export const productQuery = object({
  page: page(),
  category_id: id().optional(),
  category_name: string().max(200).optional(),
  ordering: string()
    .oneOf(sortOptions, `Sort by ${sortOptions.join(', ')}`)
    .optional(),
  prod_search: string().trim().max(200, 'Use a shorter search').optional(),
  /** `each` lists every product; otherwise one card a family, unless the shop lists every one. */
  families: string().oneOf(['each'], 'families must be each, or left out').optional(),
  ...filterQuery,
});
export type ProductQuery = InferType<typeof productQuery>;

/** How a search text was understood. */
const searchReading = object({
  /** Typed words that were dropped, because no product matches them together with the others. */
  let_go: array(text()).required(),
  /** Typed words that the products match. */
  matched: array(text()).required(),
  /** The text with corrected spelling; null if nothing was corrected. */
  meant: textOrNull(),
  /** Beginnings of words, in lower case, to be marked in the names of the products. */
  highlight: array(text()).required(),
  /** Rupees, inclusive; null: no limit was named in the text. */
  price_from: amountOrNull(),
  price_to: amountOrNull(),
  /** True if the text names a disease for which the law forbids to offer products. */
  is_disease: yesNo().optional(),
  /** True if the text names something that a product should not contain. */
  is_without: yesNo().optional(),
});
export type SearchReading = InferType<typeof searchReading>;

const productList = success.shape({
  message: text(),
  total_pages: count(),
  data: object({ data: array(productCard.required()).required(), total: count() }).required(),
  /** Facet counts; each group is counted without its own filter. */
  facets: object({
    /** Categories of all levels; a count includes the categories below. */
    categories: facetList(),
    ...filterFacets,
  }).required(),
  category_banners: object({ web_banner: textOrNull(), mobile_banner: textOrNull() }).required(),
  /** Further sort orders beside the price; omitted by stores that only sort by price. */
  sorts: array(text()).optional().default(undefined),
  /** Only with `prod_search`; may be left out. */
  search: searchReading.optional().default(undefined),
});
export type ProductList = InferType<typeof productList>;

export const listProducts = anyone.get(
  productListPath,
  'List products, 20 per page; filter, sort and search',
  { query: productQuery, answer: productList },
);

const optionList = success.shape({ data: array(option.required()).required() });

export const listProductTags = anyone.get('/web/product-tags/list/', 'List product tags', {
  answer: optionList,
});

export const listProductForms = anyone.get('/web/product-foams/list/', 'List product forms', {
  answer: optionList,
});

const brand = option.shape({ description: text(), town: text() });
export type Brand = InferType<typeof brand>;

export const listBrands = anyone.get('/web/brand/list/', 'List brands', {
  answer: success.shape({ data: array(brand.required()).required() }),
});

export const getProduct = anyone.get(productPath, 'Get a product', {
  answer: success.shape({ data: product.required() }),
});

const relatedProducts = object({
  related_product_details: array(productCard.required()).required(),
  other_product_details: array(productCard.required()).required(),
  product_details: productCard.required(),
});

export const listRelatedProducts = anyone.get(
  relatedProductsPath,
  'List products that go with this one, and others in its category',
  {
    query: object({ product_id: id().required('product_id is required') }),
    answer: success.shape({ RelatedOtherProducts: array(relatedProducts.required()).required() }),
  },
);

export const listPackingMaterials = anyone.get(
  packingMaterialsPath,
  'List gift wrapping (categoryID=490)',
  {
    query: object({ categoryID: id().required('categoryID is required') }),
    answer: success.shape({ data: array(productCard.required()).required() }),
  },
);
