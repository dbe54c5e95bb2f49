import { staticPages } from '../../../contract/find-page.ts';
import type { MetaInput, StaffMeta } from '../../../contract/staff-meta.ts';
import { pageMeta } from '../../db/schema/content.ts';
import { invalid, refused } from '../../errors.ts';
import type { RecordType } from '../content/record-type.ts';
import { isLivePage } from './get-page-meta.ts';
import { readPageAddress } from './page-address.ts';

type MetaRow = typeof pageMeta.$inferSelect;

/** Record type of the meta data that staff write for search engines. */
export const metaRecordType: RecordType<MetaRow, MetaInput, StaffMeta> = {
  name: 'Description',
  subject: 'page_meta',
  table: pageMeta,
  searched: [pageMeta.path, pageMeta.title, pageMeta.description],
  sorts: { path: pageMeta.path, title: pageMeta.title, updated_at: pageMeta.updatedAt },
  firstSort: 'path',
  toValues: async (context, input, before) => {
    const path = lookupKey(input.path);
    if (path !== before?.path) {
      if (!(await isLivePage(context, path))) {
        throw invalid({ path: ['The shop doesn’t have this page'] });
      }
      if (before && staticPages.includes(before.path)) {
        throw invalid({
          path: ['This URL is already used by the shop. Enter another one for your page.'],
        });
      }
    }
    return {
      path,
      title: input.title,
      description: input.description,
      keywords: input.keywords,
      ...(!before && { updatedAt: context.now() }),
    };
  },
  show: async (_, rows) =>
    rows.map((row) => ({
      id: row.id,
      version: row.version,
      path: row.path,
      title: row.title,
      description: row.description,
      keywords: row.keywords,
      is_standing: staticPages.includes(row.path),
      updated_at: row.updatedAt.toISOString(),
    })),
  effectOf: ({ before, after }) => {
    const paths = [before, after].flatMap((row) => row?.path ?? []);
    return { tags: paths.flatMap(cacheTags), paths };
  },
  taken: { field: 'path', message: 'This page already has a description. Edit that one.' },
  checkRemoval: (_, { path }) => {
    if (staticPages.includes(path)) {
      throw refused(
        'The sitemap uses this description to find the page. Clear it instead of deleting it.',
      );
    }
  },
};

/** Lookup key: path plus category or brand for such lists, only the path for all other pages. */
function lookupKey(pageUrl: string): string {
  const { path, page } = readPageAddress(pageUrl);
  return page.kind === 'category' || page.kind === 'brand'
    ? `${path}?${page.kind}=${page.id}`
    : path;
}

/**
 * The page of a record uses the tag of its own path; lists and parent pages use `page-meta`,
 * because many pages inherit their texts.
 */
function cacheTags(path: string): string[] {
  const { page } = readPageAddress(path);
  if (
    ['product', 'reviews', 'post', 'event', 'concern', 'grower', 'text'].includes(page.kind) &&
    path !== '/blogs'
  ) {
    return [...new Set([path, decodeURI(path)])];
  }
  return ['page-meta'];
}
