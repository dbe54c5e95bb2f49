import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { InvoiceDocument, InvoiceKind } from '../../db/schema/invoice.ts';
import type { Month } from './month-of.ts';

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
 * Streams the invoices and credit notes that a month has under one GSTIN, by id, in batches,
 * because there may be any number of them.
 */
export async function* readDocuments(
  { db }: Pick<ServiceContext, 'db'>,
  { from, to }: Month,
  gstin: string,
): AsyncGenerator<IssuedDocument[]> {
  for (let last = 0; ;) {
    const { rows } = await db.execute<IssuedDocument & Record<string, unknown>>(sql`
      select i.id, i.kind, i.number, i.sequence, i.document,
        coalesce(o.amount, i.amount) as "invoiceAmount"
      from invoices i
      left join invoices o on i.kind = 'credit_note' and o.number = i.document #>> '{against,number}'
      where i.id > ${last} and i.created_at >= ${from.toISOString()}::timestamptz
        and i.created_at < ${to.toISOString()}::timestamptz
        and i.document #>> '{seller,gstin}' = ${gstin}
      order by i.id limit ${atOnce}`);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}
