import type { Sheet, SheetCell } from '../product-export/write-xlsx.ts';
import type { GstReturn, HsnRow, NilKind, TaxAmounts } from './gst-return.ts';

const nilLabels: Record<NilKind, string> = {
  INTRB2B: 'Inter-State supplies to registered persons',
  INTRAB2B: 'Intra-State supplies to registered persons',
  INTRB2C: 'Inter-State supplies to unregistered persons',
  INTRAB2C: 'Intra-State supplies to unregistered persons',
};

const taxTitles = ['Rate', 'Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax'];
/* Tables between states have no CGST and SGST. */
const taxes = ({
  txval,
  iamt,
  camt = 0,
  samt = 0,
}: Omit<TaxAmounts, 'camt' | 'samt'> & Partial<TaxAmounts>) => [txval, iamt, camt, samt];

const hsnTitles = ['HSN', 'UQC', 'Total Quantity', 'Total Value', ...taxTitles];
const hsnRow = (row: HsnRow): SheetCell[] => {
  const total = [row.txval, row.iamt, row.camt, row.samt].reduce(
    (sum, rupees) => sum + Math.round(rupees * 100),
    0,
  );
  return [row.hsn_sc, row.uqc, row.qty, total / 100, row.rt, ...taxes(row)];
};

/** Returns the sheets of a GSTR-1, named as those of the portal's own workbook. */
export function returnSheets(made: GstReturn): Sheet[] {
  const { b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn, doc_issue } = made;
  return [
    sheet(
      'b2b',
      [
        'GSTIN of Recipient',
        'Invoice Number',
        'Invoice Date',
        'Invoice Value',
        'Place Of Supply',
        ...taxTitles,
      ],
      b2b.flatMap(({ ctin, inv }) =>
        inv.flatMap(({ inum, idt, val, pos, itms }) =>
          itms.map(({ itm_det: one }) => [ctin, inum, idt, val, pos, one.rt, ...taxes(one)]),
        ),
      ),
    ),
    sheet(
      'b2cl',
      ['Invoice Number', 'Invoice Date', 'Invoice Value', 'Place Of Supply', ...taxTitles],
      b2cl.flatMap(({ pos, inv }) =>
        inv.flatMap(({ inum, idt, val, itms }) =>
          itms.map(({ itm_det: one }) => [inum, idt, val, pos, one.rt, ...taxes(one)]),
        ),
      ),
    ),
    sheet(
      'b2cs',
      ['Type', 'Place Of Supply', ...taxTitles],
      b2cs.map((one) => [one.typ, one.pos, one.rt, ...taxes(one)]),
    ),
    sheet(
      'cdnr',
      [
        'GSTIN of Recipient',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Note Value',
        ...taxTitles,
      ],
      cdnr.flatMap(({ ctin, nt }) =>
        nt.flatMap(({ nt_num, nt_dt, ntty, pos, val, itms }) =>
          itms.map(({ itm_det: one }) => [
            ctin,
            nt_num,
            nt_dt,
            ntty,
            pos,
            val,
            one.rt,
            ...taxes(one),
          ]),
        ),
      ),
    ),
    sheet(
      'cdnur',
      [
        'UR Type',
        'Note Number',
        'Note Date',
        'Note Type',
        'Place Of Supply',
        'Note Value',
        ...taxTitles,
      ],
      cdnur.flatMap(({ typ, nt_num, nt_dt, ntty, pos, val, itms }) =>
        itms.map(({ itm_det: one }) => [typ, nt_num, nt_dt, ntty, pos, val, one.rt, ...taxes(one)]),
      ),
    ),
    sheet(
      'exemp',
      ['Description', 'Nil Rated Supplies', 'Exempted', 'Non-GST Supplies'],
      nil.inv.map((one) => [nilLabels[one.sply_ty], one.nil_amt, one.expt_amt, one.ngsup_amt]),
    ),
    sheet('hsn(b2b)', hsnTitles, hsn.hsn_b2b.map(hsnRow)),
    sheet('hsn(b2c)', hsnTitles, hsn.hsn_b2c.map(hsnRow)),
    sheet(
      'docs',
      ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
      doc_issue.doc_det.flatMap(({ doc_typ, docs }) =>
        docs.map(({ from, to, totnum, cancel }) => [doc_typ, from, to, totnum, cancel]),
      ),
    ),
  ];
}

const sheet = (name: string, titles: string[], rows: SheetCell[][]): Sheet => ({
  name,
  rows: [[titles, ...rows]],
});
