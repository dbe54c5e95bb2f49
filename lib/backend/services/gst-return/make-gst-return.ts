import type { ServiceContext } from '../../context.ts';
import type { GstReturn } from './gst-return.ts';
import { parseMonth } from './parse-month.ts';
import { readDocuments } from './read-documents.ts';
import { requireGstin } from './require-gstin.ts';
import { ReturnBuilder } from './return-builder.ts';

/**
 * Returns the GSTR-1 of a month (`YYYY-MM`): all its invoices less its credit notes, to the paisa.
 * Throws 409 if the shop has no GSTIN.
 */
export async function makeGstReturn(context: ServiceContext, month: string): Promise<GstReturn> {
  const gstin = await requireGstin(context);
  const span = parseMonth(month);
  const builder = new ReturnBuilder();
  for await (const documents of readDocuments(context, span, gstin)) {
    for (const document of documents) builder.add(document);
  }
  return builder.finish(gstin, span.period);
}
