import { eq } from 'drizzle-orm';
import type { TextPage } from '../../../contract/text-page.ts';
import type { ServiceContext } from '../../context.ts';
import { textPages } from '../../db/schema/content.ts';
import { notFound } from '../../errors.ts';
import { toTextPage } from './serialize.ts';

/** About us or a policy, by its address without the slash. 404 where there is none. */
export async function getTextPage({ db }: ServiceContext, slug: string): Promise<TextPage> {
  const [row] = await db.select().from(textPages).where(eq(textPages.slug, slug));
  if (!row) throw notFound('Page');
  return toTextPage(row);
}
