import { array, boolean, object, string, type InferType } from 'yup';
import { anyone } from './endpoint.ts';
import { success } from './envelope.ts';
import { searchHitPath, suggestionsPath } from './paths.ts';
import { productCard } from './product.ts';
import { count, text, textOrNull } from './rules.ts';

const suggestedPage = object({
  title: text(),
  /** Path in the storefront, such as `/shop?category=3`. */
  path: text(),
});

const suggestedPages = () => array(suggestedPage.required()).required();

const suggestions = object({
  /** At most 4, best first. */
  products: array(productCard.required()).required(),
  /** Number of all products that match. */
  total: count(),
  /** At most 3. */
  categories: suggestedPages(),
  /** At most 2. */
  brands: suggestedPages(),
  /** Posts of the journal, at most 2. */
  posts: suggestedPages(),
  /** Other pages of the shop, such as the return policy; at most 2. */
  pages: suggestedPages(),
  /** The text with corrected spelling; null if nothing was corrected. */
  meant: textOrNull(),
  /** Beginnings of words, in lower case, to be marked in titles. */
  highlight: array(text()).required(),
});
export type Suggestions = InferType<typeof suggestions>;

/** For the list below a search box, while a text is being typed. */
export const suggest = anyone.get(
  suggestionsPath,
  'List products, categories, brands, posts and pages that match the text typed so far',
  {
    query: object({
      text: string().trim().required('text is required').max(200, 'Use a shorter search'),
    }),
    answer: success.shape({ data: suggestions.required() }),
    standIn: 'the products of the product list',
  },
);

export const searchActions = ['open', 'cart'] as const;

const searchHit = object({
  query: string().trim().max(200).required('query is required'),
  /** The product found was opened, or put in the cart. */
  action: string().oneOf(searchActions, 'action is open or cart').default('open'),
  /** Opened from suggestions, so that the search itself was not counted yet. */
  is_suggestion: boolean().default(false),
});

/** Statistics: searches without an opened hit show which products are missing or hard to find. */
export const noteSearchHit = anyone.post(
  searchHitPath,
  'Record that a search result was opened or bought',
  { body: searchHit, answer: success, standIn: 'nothing' },
);
