import { sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { InvoiceDocument, InvoiceKind } from '../../db/schema/invoice.ts';
import type { Month } from './parse-month.ts';

export interface IssuedDocument {
  id: number;
  kind: InvoiceKind;
  number: string;
  sequence: number;
  /** Paise of the invoice; of a credit note: those of the invoice that it credits. */
  invoiceAmount: number;
  document: InvoiceDocument;
}

const atOnce = 1_000;

/**
 * Streams the invoices and credit notes that a month has under one GSTIN, by their time, in
 * batches, because there may be any number of them.
 */
export async function* readDocuments(
  { db }: Pick<ServiceContext, 'db'>,
  { from, to }: Month,
  gstin: string,
): AsyncGenerator<IssuedDocument[]> {
  // As text: a Date would lose the microseconds.
  let last = { at: from.toISOString(), id: 0 };
  for (;;) {
    const { rows } = await db.execute<IssuedDocument & { at: string } & Record<string, unknown>>(
      documentsAfter(last, to, gstin),
    );
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1) ?? last;
  }
}

/**
 * The next batch of `readDocuments`; in the order of an index, so that other months are not read.
 */
export const documentsAfter = (
  { at, id }: { at: string; id: number },
  to: Date,
  gstin: string,
): SQL => sql`
  select i.id, i.kind, i.number, i.sequence, i.document, i.created_at::text as at,
    coalesce(o.amount, i.amount) as "invoiceAmount"
  from invoices i
  left join invoices o on i.kind = 'credit_note' and o.number = i.document #>> '{against,number}'
  where (i.created_at, i.id) > (${at}::timestamptz, ${id}::int)
    and i.created_at < ${to.toISOString()}::timestamptz
    and i.document #>> '{seller,gstin}' = ${gstin}
  order by i.created_at, i.id limit ${atOnce}`;
