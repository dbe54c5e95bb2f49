import { dayInIndia } from '../../../contract/india-clock.ts';
import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { escapeXml } from '../product-export/escape-xml.ts';
import type { IssuedDocument } from '../gst-return/read-documents.ts';
import { formatOrderId } from '../order/order-id.ts';
import { duties, partyLedger, salesAt, type Ledger } from './ledgers.ts';
import { element } from './tally-xml.ts';

export interface Entry {
  ledger: Ledger;
  /** Paise; credit is positive, debit negative. The entries of a voucher add up to 0. */
  amount: number;
}

/** Returns the entries of a sales voucher, or those of a credit note with the signs turned. */
export function entriesOf({ kind, document }: Pick<IssuedDocument, 'kind' | 'document'>): Entry[] {
  const sign = kind === 'invoice' ? 1 : -1;
  const { rows, sum } = document;
  const sales = new Map<number, number>();
  for (const { gstRate, taxable } of rows) {
    sales.set(gstRate, (sales.get(gstRate) ?? 0) + taxable);
  }
  const credits: [Ledger, number][] = [
    ...[...sales].map(([rate, taxable]): [Ledger, number] => [salesAt(rate), taxable]),
    [duties.cgst, sum.cgst],
    [duties.sgst, sum.sgst],
    [duties.igst, sum.igst],
  ];
  return [
    { ledger: partyLedger(document), amount: -sign * sum.gross },
    ...credits
      .filter(([, amount]) => amount !== 0)
      .map(([ledger, amount]) => ({ ledger, amount: sign * amount })),
  ];
}

const types = { invoice: 'Sales', credit_note: 'Credit Note' } as const;

/** Formats an invoice or credit note as a voucher that Tally imports. */
export function voucherXml(issued: IssuedDocument): string {
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
