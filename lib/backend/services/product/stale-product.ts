import { and, desc, eq, like } from 'drizzle-orm';
import { formatInIndia } from '../../../contract/format-in-india.ts';
import type { StaleProduct } from '../../../contract/staff-product.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { auditEntries } from '../../db/schema/running.ts';
import { conflict, type StoreError } from '../../errors.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { readStaffProduct } from './read-staff-product.ts';

const mostLookedAt = 50;

/**
 * Creates the 409 for an edit of an outdated `version` (optimistic locking): who changed the
 * product, when, which fields, and the current product.
 */
export async function staleProduct(
  context: ServiceContext,
  { id, version: newest }: EditableRow,
  version: number,
): Promise<StoreError> {
  const data = await readStaffProduct(context, id);
  const entries = await context.db
    .select({
      first: customers.firstName,
      last: customers.lastName,
      after: auditEntries.after,
      at: auditEntries.at,
    })
    .from(auditEntries)
    .leftJoin(customers, eq(customers.id, auditEntries.staffId))
    .where(and(eq(auditEntries.subject, `product:${id}`), like(auditEntries.action, 'product.%')))
    .orderBy(desc(auditEntries.id))
    .limit(Math.min(Math.max(newest - version, 1), mostLookedAt));
  const [last] = entries;
  const who = [last?.first, last?.last].filter(Boolean).join(' ') || null;
  const at = last?.at ?? new Date(data.updated_at);
  const stale: StaleProduct = {
    changed_by: who,
    changed_at: at.toISOString(),
    changed_fields: [...new Set(entries.flatMap(({ after }) => fieldsOf(after)))],
    data,
  };
  const time = formatInIndia(at, 'd MMMM, h:mm a');
  return conflict(`${who ?? 'A price by the clock'} changed this product on ${time}`, { ...stale });
}

function fieldsOf(after: unknown): string[] {
  if (typeof after !== 'object' || after === null) return [];
  const names = fieldNames as Record<string, string | undefined>;
  return Object.keys(after).map((name) => names[name] ?? otherNames[name] ?? name);
}

const otherNames: Record<string, string | undefined> = { searchText: 'search_words' };
