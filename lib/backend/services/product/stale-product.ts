import { and, desc, eq, like } from 'drizzle-orm';
import { formatInIndia } from '../../../contract/format-in-india.ts';
import type { StaleProduct } from '../../../contract/staff-product.ts';
import type { ServiceContext } from '../../context.ts';
import { products } from '../../db/schema/catalogue.ts';
import { customers } from '../../db/schema/customer.ts';
import { auditEntries } from '../../db/schema/running.ts';
import { conflict, type StoreError } from '../../errors.ts';
import { fieldNames, type EditableRow } from './editable-row.ts';
import { readStaffProduct } from './read-staff-product.ts';

const maxEntries = 50;

interface LastChange {
  /** One sentence: who changed the product, and when. */
  message: string;
  changed: Omit<StaleProduct, 'data'>;
}

/** Reads who changed a product since `version`, when and in which fields. */
export async function describeStale(
  { db, now }: ServiceContext,
  { id, version: newest }: Pick<EditableRow, 'id' | 'version'>,
  version: number,
): Promise<LastChange> {
  const entries = await db
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
    .limit(Math.min(Math.max(newest - version, 1), maxEntries));
  const [last] = entries;
  const who = [last?.first, last?.last].filter(Boolean).join(' ') || null;
  const [row] = last
    ? []
    : await db.select({ at: products.updatedAt }).from(products).where(eq(products.id, id));
  const at = last?.at ?? row?.at ?? now();
  const time = formatInIndia(at, 'd MMMM, h:mm a');
  return {
    message: `${who ?? 'A scheduled price'} changed this product on ${time}`,
    changed: {
      changed_by: who,
      changed_at: at.toISOString(),
      changed_fields: [...new Set(entries.flatMap(({ after }) => changedFields(after)))],
    },
  };
}

/**
 * Creates the 409 for an edit of an outdated `version` (optimistic locking): who changed the
 * product, when, which fields, and the current product.
 */
export async function staleProduct(
  context: ServiceContext,
  product: EditableRow,
  version: number,
): Promise<StoreError> {
  const data = await readStaffProduct(context, product.id);
  const { message, changed } = await describeStale(context, product, version);
  const stale: StaleProduct = { ...changed, data };
  return conflict(message, { ...stale });
}

function changedFields(after: unknown): string[] {
  if (typeof after !== 'object' || after === null) return [];
  const names = fieldNames as Record<string, string | undefined>;
  return Object.keys(after).map((name) => names[name] ?? otherNames[name] ?? name);
}

const otherNames: Record<string, string | undefined> = { searchText: 'search_words' };
