import { eq } from 'drizzle-orm';
import type { LeadChange } from '../../../contract/staff-lead.ts';
import type { CustomerCaller, ServiceContext } from '../../context.ts';
import { leads } from '../../db/schema/service.ts';
import { withinTransaction } from '../../db/transaction.ts';
import { invalid } from '../../errors.ts';
import { writeAudit } from '../staff/write-audit.ts';
import { listOwners } from './list-owners.ts';
import { lockLead, readLead, type FullLead } from './read-lead.ts';

/**
 * Changes status and assignee of a lead; omitted fields stay. 404 for an unknown lead, 400 for an
 * assignee without permission for leads.
 */
export async function changeLead(
  context: ServiceContext,
  caller: CustomerCaller,
  id: number,
  { status, owner }: LeadChange,
): Promise<FullLead> {
  return withinTransaction(context, async (within, tx) => {
    const lead = await lockLead(within, id);
    if (owner && !(await listOwners(within)).some((one) => one.id === owner)) {
      throw invalid({ owner: ['Choose a colleague who handles enquiries'] });
    }
    const before = { status: lead.status, owner: lead.ownerId };
    const after = {
      status: status ?? before.status,
      owner: owner === undefined ? before.owner : owner,
    };
    if (after.status !== before.status || after.owner !== before.owner) {
      await tx
        .update(leads)
        .set({ status: after.status, ownerId: after.owner, updatedAt: context.now() })
        .where(eq(leads.id, id));
      await writeAudit(within, caller, 'lead.change', `lead:${id}`, { before, after });
    }
    return readLead(within, id);
  });
}
