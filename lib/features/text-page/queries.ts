import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readForStaticPage } from '../../api/server';
import { getTextPage, type TextPage } from '../../contract/text-page';

const whileBuilding = (slug: string): TextPage => ({
  slug,
  title: '',
  lead: '',
  content: '',
  reviewed_at: '2026-01-01',
  updated_at: '2026-01-01T00:00:00.000Z',
});

/** Returns a text page by its slug; null if it does not exist. */
export const findTextPage = cache(async (slug: string): Promise<TextPage | null> =>
  readForStaticPage(
    getTextPage,
    { params: { slug }, tags: [`text:${slug}`] },
    { status: true, data: whileBuilding(slug) },
  )
    .then(({ data }) => data)
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
);
