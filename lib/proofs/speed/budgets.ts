import type { PageWeight } from './page-weight.ts';

const kb = 1024;

/*
 * Maximum weight of a page on a phone with an empty cache. A higher number needs a reason in the
 * commit message.
 */
const everyPage: PageWeight = {
  html: 18 * kb,
  firstJs: 146.5 * kb,
  js: 165 * kb,
  css: 14.15 * kb,
  fonts: 30 * kb,
  picture: 20 * kb,
  total: 280 * kb,
  requests: 50,
};

/*
 * The styles of a product come with the products in view, which are fetched ahead: 1 KB. Names of
 * cards are targets of 24 px: 0.05 KB. Two rows of products are in view. The search field beside
 * results, and pictures and sizes of a product on phones: 0.25 KB. Short cart lines and marks of
 * ways to pay: 0.15 KB.
 */
const listPage: PageWeight = { ...everyPage, css: 16.1 * kb, requests: 58 };

export interface PageKind {
  name: string;
  path: string;
  /** Shows something only to a customer with a cart. */
  needsCart?: true;
  budget: PageWeight;
}

/** One page of each kind, of the demo store. */
export const pageKinds = {
  home: {
    name: 'home',
    path: '/',
    // Best sellers are near the first screen: their pictures, and the styles of a product. Tiles
    // and rows of links are in sheets that other pages share: 0.3 KB.
    budget: { ...everyPage, html: 24 * kb, css: 18.2 * kb, total: 320 * kb, requests: 54 },
  },
  shop: { name: 'shop', path: '/shop', budget: listPage },
  category: {
    name: 'category',
    path: '/shop?category=1',
    budget: listPage,
  },
  product: {
    name: 'product',
    path: '/products/1/lakadong-turmeric-powder',
    // Tested lots, questions, ways to pay, five pictures, three reviews with words: 1.5 KB of HTML;
    // sizes: 1 KB of HTML and of scripts, and 0.1 KB to keep their row in its place; farm, grower
    // and lot of each size: 0.4 KB of HTML; the saving of each size: 0.3 KB of HTML. The search box
    // keeps what was searched for: 0.1 KB of scripts; its field beside results: 0.15 KB of styles,
    // and 0.1 KB for pictures and sizes on phones. Short cart lines and marks of ways to pay: 0.15
    // KB of styles, 0.3 KB of scripts.
    budget: {
      ...everyPage,
      html: 21.2 * kb,
      firstJs: 147.85 * kb,
      js: 167.4 * kb,
      css: 15.05 * kb,
    },
  },
  post: { name: 'post', path: '/blogs/1', budget: { ...everyPage, css: 14.95 * kb } },
  cart: {
    name: 'cart',
    path: '/cart',
    needsCart: true,
    // Sizes, coupons and other ways of the cart's lines: 3 KB of scripts.
    budget: { ...everyPage, firstJs: 149.5 * kb },
  },
  checkout: {
    name: 'checkout',
    path: '/checkout',
    needsCart: true,
    budget: everyPage,
  },
  login: {
    name: 'login',
    path: '/login',
    // The forms come after the page.
    budget: { ...everyPage, js: 190 * kb, total: 300 * kb },
  },
} as const satisfies Record<string, PageKind>;

/** Returns a line for each figure that is over its budget. */
export function overBudget(weight: PageWeight, budget: PageWeight): string[] {
  const figures = new Map(Object.entries(weight));
  return Object.entries(budget)
    .map(([name, most]) => ({ name, most, is: figures.get(name) ?? Infinity }))
    .filter(({ is, most }) => !(is <= most))
    .map(({ name, most, is }) => `${name}: ${is}, budget ${most}`);
}
