import { and, eq, sql } from 'drizzle-orm';
import { dayInIndia } from '../../../contract/india-clock.ts';
import type { ServiceContext, CustomerCaller } from '../../context.ts';
import { invoices, type InvoiceKind } from '../../db/schema/invoice.ts';
import { readSetting, writeSetting } from '../shop-profile/setting.ts';
import { readShop } from '../shop-profile/read-shop.ts';
import { writeAudit } from '../staff/write-audit.ts';

/* Advisory lock keys, one per kind of document, shared by all processes. */
const lockKeys: Record<InvoiceKind, number> = { invoice: 33_490_252, credit_note: 33_490_253 };

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
): Promise<{ kind: InvoiceKind; financialYear: number; sequence: number; number: string }> {
  const financialYear = financialYearOf(at);
  const [last] = await context.db
    .select({ sequence: sql<number>`coalesce(max(${invoices.sequence}), 0)::integer` })
    .from(invoices)
    .where(and(eq(invoices.kind, kind), eq(invoices.financialYear, financialYear)));
  const sequence = (last?.sequence ?? 0) + 1;
  const prefix = kind === 'invoice' ? await readInvoicePrefix(context) : creditNotePrefix;
  return { kind, financialYear, sequence, number: invoiceNumber(financialYear, sequence, prefix) };
}

const name = 'invoice_prefix';
const ofDemo = 'SOSE';
const ofNewShop = 'INV';

/** Returns the prefix of invoice numbers that the owner has set, or the one of a new shop. */
export async function readInvoicePrefix(context: Pick<ServiceContext, 'db'>): Promise<string> {
  const prefix = await readSetting(context, name);
  if (typeof prefix === 'string') return prefix;
  return (await readShop(context)).has_demo ? ofDemo : ofNewShop;
}

/**
 * Stores another prefix, for invoices from now on; existing numbers stay, and the sequence of the
 * financial year runs on.
 */
export async function changeInvoicePrefix(
  context: ServiceContext,
  caller: CustomerCaller,
  prefix: string | undefined,
): Promise<void> {
  const before = await readInvoicePrefix(context);
  if (prefix === undefined || prefix === before) return;
  await writeSetting(context, name, prefix);
  await writeAudit(context, caller, 'settings.change', 'settings:invoices', {
    before: { invoice_prefix: before },
    after: { invoice_prefix: prefix },
  });
}

/**
 * Returns the calendar year in which the financial year of a moment began: April to March, in
 * India.
 */
export function financialYearOf(moment: Date): number {
  const [year, month] = dayInIndia(moment).split('-').map(Number);
  if (year === undefined || month === undefined) throw new Error('A day has a year and a month');
  return month >= 4 ? year : year - 1;
}

const longest = 16;

/** Prefix of credit notes; the prefix of invoices is a setting and must be another one. */
const creditNotePrefix = 'CN';

/**
 * Formats the number of an invoice or credit note of a financial year: `SOSE/2627/000001`, with
 * letters, digits and slashes, at most 16 characters (GST rules). Where the sequence needs more
 * digits, it takes the place of a slash: `SOSE/26271000000`, then `SOSE262710000000`.
 */
export function invoiceNumber(financialYear: number, sequence: number, prefix: string): string {
  const twoDigits = (year: number) => String(year % 100).padStart(2, '0');
  const years = `${twoDigits(financialYear)}${twoDigits(financialYear + 1)}`;
  const counter = String(sequence).padStart(6, '0');
  const forms = [
    `${prefix}/${years}/${counter}`,
    `${prefix}/${years}${counter}`,
    `${prefix}${years}${counter}`,
  ];
  const number = forms.find(({ length }) => length <= longest);
  if (number === undefined) throw new Error(`${forms.at(-1)} is too long for an invoice`);
  return number;
}
