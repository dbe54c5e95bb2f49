import { Buffer } from 'node:buffer';
import { dayInIndia } from '../../../contract/india-clock.ts';
import type { ServiceContext } from '../../context.ts';
import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { parseMonth } from '../gst-return/parse-month.ts';
import { readDocuments, type IssuedDocument } from '../gst-return/read-documents.ts';
import { documentTotal } from '../invoice/document-total.ts';
import { formatOrderId } from '../order/order-id.ts';
import { escapeXml } from '../product-export/escape-xml.ts';

/**
 * Streams the invoices and credit notes that a month (`YYYY-MM`) has under a GSTIN as XML that
 * Tally imports: each ledger before the first voucher that uses it.
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

interface Ledger {
  name: string;
  group: 'Sundry Debtors' | 'Sales Accounts' | 'Duties & Taxes' | 'Indirect Expenses';
  gstin?: string;
}

/** One ledger for all buyers without a GSTIN; a firm has its own. */
const partyLedger = ({ buyer }: InvoiceDocument): Ledger => ({
  name: buyer.gstin ? `${buyer.name} (${buyer.gstin})` : 'Online customers',
  group: 'Sundry Debtors',
  ...(buyer.gstin && { gstin: buyer.gstin }),
});

/** `rate` in hundredths of a percent. */
const salesAt = (rate: number): Ledger => ({
  name: rate === 0 ? 'Sales, nil rated' : `Sales, GST ${rate / 100} %`,
  group: 'Sales Accounts',
});

const duty = (name: string): Ledger => ({ name, group: 'Duties & Taxes' });
const duties = {
  cgst: duty('Output CGST'),
  sgst: duty('Output SGST'),
  igst: duty('Output IGST'),
} as const;

const rounding: Ledger = { name: 'Round Off', group: 'Indirect Expenses' };

/** Formats a ledger as Tally imports it: one that is there already stays. */
const ledgerXml = ({ name, group, gstin }: Ledger): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${escapeXml(name)}" ACTION="Create">${[
    element('NAME', name),
    element('PARENT', group),
    ...(gstin ? [element('PARTYGSTIN', gstin), element('GSTREGISTRATIONTYPE', 'Regular')] : []),
  ].join('')}</LEDGER></TALLYMESSAGE>\n`;

/** Formats an XML element; a text is escaped, elements are not. */
const element = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? escapeXml(content) : content.join('')}</${name}>`;

interface Entry {
  ledger: Ledger;
  /** Paise; credit is positive, debit negative. The entries of a voucher add up to 0. */
  amount: number;
}

/** Returns the entries of a sales voucher, or those of a credit note with the signs turned. */
function entriesOf({ kind, document }: Pick<IssuedDocument, 'kind' | 'document'>): Entry[] {
  const sign = kind === 'invoice' ? 1 : -1;
  const { rows, sum, roundOff = 0 } = document;
  const sales = new Map<number, number>();
  for (const { gstRate, taxable } of rows) {
    sales.set(gstRate, (sales.get(gstRate) ?? 0) + taxable);
  }
  const credits: [Ledger, number][] = [
    ...[...sales].map(([rate, taxable]): [Ledger, number] => [salesAt(rate), taxable]),
    [duties.cgst, sum.cgst],
    [duties.sgst, sum.sgst],
    [duties.igst, sum.igst],
    [rounding, roundOff],
  ];
  return [
    { ledger: partyLedger(document), amount: -sign * documentTotal(document) },
    ...credits
      .filter(([, amount]) => amount !== 0)
      .map(([ledger, amount]) => ({ ledger, amount: sign * amount })),
  ];
}

const types = { invoice: 'Sales', credit_note: 'Credit Note' } as const;

/** Formats an invoice or credit note as a voucher that Tally imports. */
function voucherXml(issued: IssuedDocument): string {
  const { kind, number, document } = issued;
  const type = types[kind];
  const day = dayInIndia(new Date(document.issuedAt)).replaceAll('-', '');
  const party = partyLedger(document);
  // Tally recognises a voucher that it has read before by this id, and does not book it twice.
  const id = `sose-${document.seller.gstin}-${kind}-${number}`;
  return `<TALLYMESSAGE xmlns:UDF="TallyUDF"><VOUCHER REMOTEID="${escapeXml(id)}" VCHTYPE="${type}" ACTION="Create">${[
    element('DATE', day),
    element('GUID', id),
    element('VOUCHERTYPENAME', type),
    element('VOUCHERNUMBER', number),
    element('REFERENCE', document.against?.number ?? number),
    element('PARTYLEDGERNAME', party.name),
    ...(party.gstin ? [element('PARTYGSTIN', party.gstin)] : []),
    element('PLACEOFSUPPLY', document.placeOfSupply.state),
    element('NARRATION', narration(document)),
    ...entriesOf(issued).map(entryXml),
  ].join('')}</VOUCHER></TALLYMESSAGE>\n`;
}

const narration = ({ orderId, payType, against, buyer }: InvoiceDocument): string =>
  [
    orderId === null ? '' : `Order ${formatOrderId(orderId)}`,
    buyer.name,
    against?.reason ?? payType,
  ]
    .filter(Boolean)
    .join(', ');

const entryXml = ({ ledger, amount }: Entry): string =>
  element('ALLLEDGERENTRIES.LIST', [
    element('LEDGERNAME', ledger.name),
    element('ISDEEMEDPOSITIVE', amount < 0 ? 'Yes' : 'No'),
    element('AMOUNT', (amount / 100).toFixed(2)),
  ]);
