import { and, eq } from 'drizzle-orm';
import type { TextPage } from '../../../contract/text-page.ts';
import type { ServiceContext } from '../../context.ts';
import { textPages } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { fillHtml, fillText } from './fill-text.ts';
import { toTextPage } from './serialize.ts';

/**
 * Returns a published text by its slug, with the values of the settings. Throws 404 if there is
 * none, or its page is closed.
 */
export async function getTextPage(context: ServiceContext, slug: string): Promise<TextPage> {
  const [row] = await context.db
    .select()
    .from(textPages)
    .where(and(eq(textPages.slug, slug), eq(textPages.isPublished, true)));
  if (!row) throw notFound('Page');
  const page = toTextPage(row);
  const shop = await readShop(context);
  if (shop.closed_pages.includes(`/${slug}`)) throw notFound('Page');
  return {
    ...page,
    title: fillText(page.title, shop),
    lead: fillText(page.lead, shop),
    content: fillHtml(page.content, shop),
  };
}
