import { Buffer } from 'node:buffer';
import type { ServiceContext } from '../../context.ts';
import { parseMonth } from '../gst-return/parse-month.ts';
import { readDocuments } from '../gst-return/read-documents.ts';
import { ledgerXml } from './ledgers.ts';
import { element } from './tally-xml.ts';
import { entriesOf, voucherXml } from './voucher.ts';

/**
 * Streams the invoices and credit notes that a month (`YYYY-MM`) has under a GSTIN as XML that Tally
 * imports: each ledger before the first voucher that uses it.
 */
export async function* exportTally(
  context: ServiceContext,
  month: string,
  gstin: string,
): AsyncGenerator<Uint8Array> {
  const known = new Set<string>();
  yield Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER>${element('TALLYREQUEST', 'Import Data')}</HEADER><BODY><IMPORTDATA><REQUESTDESC>${element('REPORTNAME', 'All Masters')}</REQUESTDESC><REQUESTDATA>\n`,
  );
  for await (const documents of readDocuments(context, parseMonth(month), gstin)) {
    let text = '';
    for (const document of documents) {
      for (const { ledger } of entriesOf(document)) {
        if (!known.has(ledger.name)) text += ledgerXml(ledger);
        known.add(ledger.name);
      }
      text += voucherXml(document);
    }
    yield Buffer.from(text);
  }
  yield Buffer.from('</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n');
}
