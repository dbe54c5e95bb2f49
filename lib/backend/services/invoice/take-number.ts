import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import { invoices, type InvoiceKind } from '../../db/schema/invoice.ts';
import { creditNotePrefix, financialYearOf, invoiceNumber } from './financial-year.ts';
import { readInvoicePrefix } from './invoice-prefix.ts';

/* Advisory lock keys, one per kind of document, shared by all processes. */
const lockKeys: Record<InvoiceKind, number> = { invoice: 33_490_252, credit_note: 33_490_253 };

export interface TakenNumber {
  kind: InvoiceKind;
  financialYear: number;
  sequence: number;
  number: string;
}

/**
 * Takes an advisory lock on a number series until the transaction ends: only one transaction writes
 * into it.
 */
export async function lockSeries(
  { db }: Pick<ServiceContext, 'db'>,
  kind: InvoiceKind,
  at: Date,
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${lockKeys[kind]}, ${financialYearOf(at)})`);
}

/**
 * Returns the next number of a locked series. Numbers of a financial year have no gaps: if the
 * transaction rolls back, the number is free again. Call it late in the transaction.
 */
export async function takeNumber(
  context: Pick<ServiceContext, 'db'>,
  kind: InvoiceKind,
  at: Date,
): Promise<TakenNumber> {
  const financialYear = financialYearOf(at);
  const [last] = await context.db
    .select({ sequence: sql<number>`coalesce(max(${invoices.sequence}), 0)::integer` })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.financialYear, financialYear)));
  const sequence = (last?.sequence ?? 0) + 1;
  const prefix = kind === 'invoice' ? await readInvoicePrefix(context) : creditNotePrefix;
  return { kind, financialYear, sequence, number: invoiceNumber(financialYear, sequence, prefix) };
}
