import { lt } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { leads } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { discardFile } from '../file/keep-file.ts';

/** Deletes leads past their deletion date, with notes and files (privacy policy). */
export async function deleteOldLeads(context: ServiceContext): Promise<void> {
  await withinTransaction(context, async (within, tx) => {
    const deletedLeads = await tx
      .delete(leads)
      .where(lt(leads.deleteAfter, context.now()))
      .returning({ attachment: leads.attachment });
    for (const { attachment } of deletedLeads) {
      if (attachment) await discardFile(within, attachment);
    }
  });
}
