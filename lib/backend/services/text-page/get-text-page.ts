import { eq } from 'drizzle-orm';
import type { TextPage } from '../../../contract/text-page.ts';
import type { ServiceContext } from '../../context.ts';
import { textPages } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import { toTextPage } from './serialize.ts';

/** Returns a text page (about us, policies) by its slug. Throws 404 if unknown. */
export async function getTextPage({ db }: ServiceContext, slug: string): Promise<TextPage> {
  const [row] = await db.select().from(textPages).where(eq(textPages.slug, slug));
  if (!row) throw notFound('Page');
  return toTextPage(row);
}
