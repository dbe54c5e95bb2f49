import { asc, eq } from 'drizzle-orm';
import { faqGroups, type AnsweredGroup } from '../../../contract/faq.ts';
import type { ServiceContext } from '../../context.ts';
import { faqs } from '../../db/schema/content.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { fillHtml, fillText } from '../text-page/get-text-page.ts';

/**
 * Returns the published questions in the order set by staff, by group, with the values of the
 * settings; omits empty groups.
 */
export async function listFaqs(context: ServiceContext): Promise<AnsweredGroup[]> {
  const shop = await readShop(context);
  const rows = await context.db
    .select()
    .from(faqs)
    .where(eq(faqs.isPublished, true))
    .orderBy(asc(faqs.position), asc(faqs.id));
  const byGroup = Map.groupBy(rows, (row) => row.group);
  return faqGroups.flatMap((group) => {
    const own = byGroup.get(group) ?? [];
    if (own.length === 0) return [];
    return [
      {
        group,
        faqs: own.map(({ id, question, answer }) => ({
          id,
          question: fillText(question, shop),
          answer: fillHtml(answer, shop),
        })),
      },
    ];
  });
}
