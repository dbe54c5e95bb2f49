/** The tags of everything that a page of the shop can show: all of it is made anew. */
export const wholeShop = [
  'shop-profile',
  'products',
  'categories',
  'brands',
  'home',
  'banners',
  'sections',
  'posts',
  'events',
  'stores',
  'faqs',
  'page-meta',
  'redirects',
];
