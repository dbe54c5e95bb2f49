import { cache } from 'react';
import { ApiError } from '../../api/api-error';
import { readExtension } from '../../api/server';
import { shippedPage, shippedPagesReviewed } from '../../content/shipped-pages';
import { inIndia } from '../../contract/india-clock';
import { getTextPage, type TextPage } from '../../contract/text-page';
import { isOpen } from '../shop-profile/open-pages';
import { readShop } from '../shop-profile/queries';

/** The text shipped with the storefront; null if there is none. */
async function readShipped(slug: string): Promise<TextPage | null> {
  const page = shippedPage(slug, await readShop());
  return (
    page && {
      ...page,
      slug,
      reviewed_at: shippedPagesReviewed,
      updated_at: inIndia(shippedPagesReviewed),
    }
  );
}

/** Fallback for the call. Throws ApiError 404 if there is no shipped text. */
async function answerShipped(slug: string): Promise<{ status: true; data: TextPage }> {
  const data = await readShipped(slug);
  if (!data) throw new ApiError(404, { message: 'There is no such text' });
  return { status: true, data };
}

/**
 * Returns a text page by its slug; null if it does not exist. If an older store API lacks the text
 * of an open page, the shipped text is used.
 */
export const findTextPage = cache(async (slug: string): Promise<TextPage | null> => {
  // Texts contain values of the settings.
  const options = { params: { slug }, tags: [`text:${slug}`, 'shop-profile'] };
  try {
    return (await readExtension(getTextPage, options, () => answerShipped(slug))).data;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return isOpen(await readShop(), `/${slug}`) ? readShipped(slug) : null;
  }
});
