import type { Post } from '../contract/post';
import type { ShopProfile } from '../contract/shop-profile';
import { routes } from '../platform/routes';
import { absolute, absoluteLinks } from './absolute';
import { tag } from './xml';

const feedTitle = ({ name }: ShopProfile) => `${name} journal`;

/* Feed date of a journal without posts. */
const beginning = new Date(0).toISOString();

/** Returns the newest posts as RSS 2.0. */
export function rssFeed(posts: Post[], shop: ShopProfile): string {
  return tag(
    'rss',
    tag('channel', [
      tag('title', feedTitle(shop)),
      tag('link', absolute(routes.blogs)),
      tag('description', shop.description),
      tag('language', 'en-IN'),
      tag('atom:link', '', {
        href: absolute(routes.rss),
        rel: 'self',
        type: 'application/rss+xml',
      }),
      ...posts.map((post) =>
        tag('item', [
          tag('title', post.title),
          tag('link', absolute(routes.blog(post))),
          tag('guid', absolute(routes.blog(post))),
          tag('pubDate', new Date(post.published_at).toUTCString()),
          tag('description', post.summary),
          tag('content:encoded', absoluteLinks(post.content)),
        ]),
      ),
    ]),
    {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    },
  ).xml;
}

/** Returns the newest posts as Atom 1.0. */
export function atomFeed(posts: Post[], shop: ShopProfile): string {
  return tag(
    'feed',
    [
      tag('title', feedTitle(shop)),
      tag('id', absolute(routes.blogs)),
      tag('link', '', { href: absolute(routes.blogs) }),
      tag('link', '', { href: absolute(routes.atom), rel: 'self' }),
      tag(
        'updated',
        posts
          .map((post) => post.updated_at)
          .sort()
          .at(-1) ?? beginning,
      ),
      tag('author', tag('name', shop.name)),
      ...posts.map((post) =>
        tag('entry', [
          tag('title', post.title),
          tag('id', absolute(routes.blog(post))),
          tag('link', '', { href: absolute(routes.blog(post)) }),
          tag('published', post.published_at),
          tag('updated', post.updated_at),
          tag('summary', post.summary),
          tag('content', absoluteLinks(post.content), { type: 'html' }),
        ]),
      ),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-IN' },
  ).xml;
}
