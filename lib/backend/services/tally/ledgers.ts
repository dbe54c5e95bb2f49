import type { InvoiceDocument } from '../../db/schema/invoice.ts';
import { escapeXml } from '../product-export/escape-xml.ts';
import { element } from './tally-xml.ts';

export interface Ledger {
  name: string;
  group: 'Sundry Debtors' | 'Sales Accounts' | 'Duties & Taxes';
  gstin?: string;
}

/** One ledger for all buyers without a GSTIN; a firm has its own. */
export const partyLedger = ({ buyer }: InvoiceDocument): Ledger => ({
  name: buyer.gstin ? `${buyer.name} (${buyer.gstin})` : 'Online customers',
  group: 'Sundry Debtors',
  ...(buyer.gstin && { gstin: buyer.gstin }),
});

/** `rate` in hundredths of a percent. */
export const salesAt = (rate: number): Ledger => ({
  name: rate === 0 ? 'Sales, nil rated' : `Sales, GST ${rate / 100} %`,
  group: 'Sales Accounts',
});

const duty = (name: string): Ledger => ({ name, group: 'Duties & Taxes' });
export const duties = {
  cgst: duty('Output CGST'),
  sgst: duty('Output SGST'),
  igst: duty('Output IGST'),
} as const;

/** Formats a ledger as Tally imports it: one that is there already stays. */
export const ledgerXml = ({ name, group, gstin }: Ledger): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF"><LEDGER NAME="${escapeXml(name)}" ACTION="Create">${[
    element('NAME', name),
    element('PARENT', group),
    ...(gstin ? [element('PARTYGSTIN', gstin), element('GSTREGISTRATIONTYPE', 'Regular')] : []),
  ].join('')}</LEDGER></TALLYMESSAGE>\n`;
