import type { ServiceContext } from '../../context.ts';
import { keptWords } from '../../db/schema/staff.ts';

/**
 * Stores personal text outside the audit log, in the transaction of the audit entry, so that it is
 * deleted with its account or lead. Returns the reference for the audit entry.
 */
export async function saveAuditText(
  { db }: Pick<ServiceContext, 'db'>,
  about: { customerId: number } | { leadId: number },
  text: string,
): Promise<{ kept_words: number }> {
  const [saved] = await db
    .insert(keptWords)
    .values({ ...about, text })
    .returning({ id: keptWords.id });
  if (!saved) throw new Error('The words were not kept');
  return { kept_words: saved.id };
}
