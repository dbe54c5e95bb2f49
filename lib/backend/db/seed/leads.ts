import { eq } from 'drizzle-orm';
import { deleteAfter } from '../../services/lead/add-lead.ts';
import type { Transaction } from '../client.ts';
import { demoLeads } from '../demo/content.ts';
import { customers } from '../schema/customer.ts';
import { countries } from '../schema/place.ts';
import { leadNotes, leads } from '../schema/service.ts';
import { daysLater } from './moments.ts';
import { insertRows, requireValue, lastId, numbered } from './rows.ts';

const clerk = 'staff@example.in';

/** Seeds leads with the notes and replies of staff. */
export async function seedLeads(tx: Transaction, now: Date): Promise<void> {
  const countryRows = await tx.select({ id: countries.id, code: countries.code }).from(countries);
  const countryIds = new Map(countryRows.map(({ code, id }) => [code, id]));
  const [staff] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.email, clerk));
  const rows = numbered(demoLeads, await lastId(tx, leads));
  await insertRows(
    tx,
    leads,
    rows.map(({ country, daysAgo, notes: _notes, ...lead }) => {
      const createdAt = daysLater(now, -daysAgo);
      return {
        ...lead,
        countryId: country ? requireValue(countryIds, country, 'country') : null,
        ownerId: lead.status === 'new' ? null : (staff?.id ?? null),
        createdAt,
        updatedAt: createdAt,
        deleteAfter: deleteAfter(createdAt),
      };
    }),
  );
  await insertRows(
    tx,
    leadNotes,
    rows.flatMap(({ id, daysAgo, notes }) =>
      notes.map((note, index) => ({
        ...note,
        leadId: id,
        number: index + 1,
        staffId: staff?.id ?? null,
        at: daysLater(now, -daysAgo + (index + 1) / 4),
      })),
    ),
  );
}
