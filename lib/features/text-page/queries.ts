import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readExtension } from '../../api/server';
import { shippedPage, shippedPagesReviewed } from '../../content/shipped-pages';
import { inIndia } from '../../contract/india-clock';
import { getTextPage, type TextPage } from '../../contract/text-page';
import { readShop } from '../shop-profile/queries';

const notFound = () => new ApiError(404, { message: 'There is no such text' });

/** The text that is shipped with the storefront. Throws ApiError 404 if there is none. */
async function readShipped(slug: string): Promise<{ status: true; data: TextPage }> {
  const page = shippedPage(slug, await readShop());
  if (!page) throw notFound();
  const data = {
    ...page,
    slug,
    reviewed_at: shippedPagesReviewed,
    updated_at: inIndia(shippedPagesReviewed),
  };
  return { status: true, data };
}

/** Returns a text page by its slug; null if it does not exist. */
export const findTextPage = cache(async (slug: string): Promise<TextPage | null> => {
  const options = { params: { slug }, tags: [`text:${slug}`] };
  try {
    return (await readExtension(getTextPage, options, () => readShipped(slug))).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
});
