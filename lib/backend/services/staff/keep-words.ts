import type { ServiceContext } from '../../context.ts';
import { keptWords } from '../../db/schema/staff.ts';

/**
 * Keeps words for the trail, in the transaction of its row, where they last as long as the account or
 * the enquiry that they are about. Answers what the trail's row says instead of them.
 */
export async function keepWords(
  { db }: Pick<ServiceContext, 'db'>,
  about: { customerId: number } | { leadId: number },
  text: string,
): Promise<{ kept_words: number }> {
  const [kept] = await db
    .insert(keptWords)
    .values({ ...about, text })
    .returning({ id: keptWords.id });
  if (!kept) throw new Error('The words were not kept');
  return { kept_words: kept.id };
}
