export const contentTypes = {
  banners: 'Banners',
  home: 'Home page',
  posts: 'Journal',
  events: 'Events',
  concerns: 'Shop by concern',
  growers: 'Growers',
  stores: 'Stores',
  faq: 'FAQ',
  texts: 'Pages and policies',
  meta: 'SEO',
  redirects: 'Redirects',
  search: 'Search',
} as const;
export type ContentType = keyof typeof contentTypes;

const allTypes = Object.keys(contentTypes) as readonly ContentType[];

export const findContentType = (name: string): ContentType | undefined =>
  allTypes.find((type) => type === name);

export function contentPath(contentType: ContentType, ...parts: (string | number)[]): string {
  return ['/dashboard/content', contentType, ...parts].join('/');
}
