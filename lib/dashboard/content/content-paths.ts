/** The rooms in which staff write, by the last part of their address. */
export const contentTypes = {
  banners: 'Banners',
  home: 'Home page',
  posts: 'Journal',
  events: 'Events',
  stores: 'Stores',
  faq: 'Questions',
  texts: 'Texts',
  meta: 'Search results',
  redirects: 'Redirects',
  search: 'Search',
} as const;
export type ContentType = keyof typeof contentTypes;

/** The address of a room, or of something in it; `new` is where one begins. */
export function contentPath(contentType: ContentType, ...parts: (string | number)[]): string {
  return ['/dashboard/content', contentType, ...parts].join('/');
}
