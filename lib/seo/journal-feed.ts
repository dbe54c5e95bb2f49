import type { Post } from '../contract/post';
import { routes } from '../routes';
import { site } from '../site';
import { absolute } from './absolute';
import { tag } from './xml';

const title = `${site.name} journal`;

/** The newest posts as RSS 2.0. */
export function rssFeed(posts: Post[]): string {
  return tag(
    'rss',
    tag('channel', [
      tag('title', title),
      tag('link', absolute(routes.blogs)),
      tag('description', site.description),
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
          tag('content:encoded', post.content),
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

/** The same as Atom 1.0. */
export function atomFeed(posts: Post[]): string {
  return tag(
    'feed',
    [
      tag('title', title),
      tag('id', absolute(routes.blogs)),
      tag('link', '', { href: absolute(routes.blogs) }),
      tag('link', '', { href: absolute(routes.atom), rel: 'self' }),
      tag(
        'updated',
        posts
          .map((post) => post.updated_at)
          .sort()
          .at(-1) ?? site.founded,
      ),
      tag('author', tag('name', site.name)),
      ...posts.map((post) =>
        tag('entry', [
          tag('title', post.title),
          tag('id', absolute(routes.blog(post))),
          tag('link', '', { href: absolute(routes.blog(post)) }),
          tag('published', post.published_at),
          tag('updated', post.updated_at),
          tag('summary', post.summary),
          tag('content', post.content, { type: 'html' }),
        ]),
      ),
    ],
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-IN' },
  ).xml;
}
