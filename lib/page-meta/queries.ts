import type { Metadata } from 'next';
import { readForStaticPage } from '../api/server';
import { getPageMeta } from '../contract/page-meta';
import { routes } from '../routes';
import { absolute } from '../seo/absolute';
import { site } from '../site';

interface PageMetaOptions {
  /** What the page's own address is, without what does not change the content. */
  canonical?: string;
  isIndexed?: boolean;
}

const journalFeeds = () => ({
  'application/rss+xml': absolute(routes.rss),
  'application/atom+xml': absolute(routes.atom),
});

/** Title, description and keywords of a page from the meta-tags call, with its canonical address. */
export async function pageMetadata(
  path: string,
  { canonical = path, isIndexed = true }: PageMetaOptions = {},
): Promise<Metadata> {
  const { title, description, keywords } = await readForStaticPage(
    getPageMeta,
    { query: { page_url: path }, tags: ['page-meta', path] },
    { status: true, title: site.name, description: site.description, keywords: '' },
  );
  return {
    title,
    description,
    ...(keywords && { keywords }),
    ...(isIndexed
      ? {
          alternates: {
            canonical: absolute(canonical),
            ...(path.startsWith(routes.blogs) && { types: journalFeeds() }),
          },
        }
      : { robots: { index: false, follow: true } }),
  };
}
