import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices } from '../../db/schema/invoice.ts';
import { financialYearOf, invoiceNumber, type InvoiceKind } from './financial-year.ts';

/* One number for all programs that might write invoices, or credit notes, at the same time. */
const lockKeys: Record<InvoiceKind, number> = { invoice: 33_490_252, credit_note: 33_490_253 };

export interface TakenNumber {
  kind: InvoiceKind;
  financialYear: number;
  sequence: number;
  number: string;
}

/** Lets one transaction at a time write into a series of a financial year, until it has settled. */
export async function lockSeries(
  { db }: Pick<ServiceContext, 'db'>,
  kind: InvoiceKind,
  at: Date,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKeys[kind]}, ${financialYearOf(at)})`);
}

/**
 * The next number of a series that is locked. Numbers run on without gaps within a financial year,
 * because it is free again where the transaction fails. To be called late in it.
 */
export async function takeNumber(
  { db }: Pick<ServiceContext, 'db'>,
  kind: InvoiceKind,
  at: Date,
): Promise<TakenNumber> {
  const financialYear = financialYearOf(at);
  const [last] = await db
    .select({ sequence: sql<number>`coalesce(max(${invoices.sequence}), 0)::integer` })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.financialYear, financialYear)));
  const sequence = (last?.sequence ?? 0) + 1;
  return { kind, financialYear, sequence, number: invoiceNumber(financialYear, sequence, kind) };
}
