/** Cache tags of all pages of the storefront, to revalidate everything. */
export const allStorefrontTags = [
  'shop-profile',
  'products',
  'categories',
  'brands',
  'home',
  'banners',
  'sections',
  'posts',
  'events',
  'concerns',
  'stores',
  'faqs',
  'page-meta',
  'redirects',
];
