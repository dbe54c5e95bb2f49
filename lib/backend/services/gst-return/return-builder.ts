import { dayInIndia } from '../../../contract/india-clock.ts';
import type { InvoiceRow, InvoiceAmounts } from '../../db/schema/invoice.ts';
import type {
  B2bInvoice,
  B2bNote,
  B2clInvoice,
  GstReturn,
  HsnRow,
  NilKind,
  SmallSupplies,
  UnregisteredNote,
  DocumentSeries,
  TaxAmounts,
} from './gst-return.ts';
import type { IssuedDocument } from './read-documents.ts';
import { documentTotal } from '../invoice/document-total.ts';

const noTaxes: Taxes = { taxable: 0, igst: 0, cgst: 0, sgst: 0 };

type Numbered = Pick<IssuedDocument, 'number' | 'sequence'>;

const version = 'GST3.2.2';
/* An invoice across a border to a buyer without GSTIN is large above this value. Paise. */
const largeAbove = 10_000_000;
/* State code of the portal for a place that has none. */
const otherTerritory = '97';

type Key<Row, Names extends keyof Row> = Pick<Row, Names>;

/** Collects invoices and credit notes, in any order, into a GSTR-1. */
export class ReturnBuilder {
  readonly #b2b = new Map<string, B2bInvoice[]>();
  readonly #b2cl = new Map<string, B2clInvoice[]>();
  readonly #b2cs = new Sums<Key<SmallSupplies, 'sply_ty' | 'pos' | 'rt'>>();
  readonly #cdnr = new Map<string, B2bNote[]>();
  readonly #cdnur: UnregisteredNote[] = [];
  readonly #nil = new Sums<NilKind>();
  readonly #hsn = {
    b2b: new Sums<Key<HsnRow, 'hsn_sc' | 'rt' | 'uqc'>>(),
    b2c: new Sums<Key<HsnRow, 'hsn_sc' | 'rt' | 'uqc'>>(),
  };
  readonly #spans = { invoice: new DocumentSpans(), credit_note: new DocumentSpans() };

  add(issued: IssuedDocument): void {
    const { kind, number, document, invoiceAmount } = issued;
    const { buyer, seller, placeOfSupply, rows } = document;
    const sign = kind === 'invoice' ? 1 : -1;
    const pos = placeOfSupply.stateGstCode ?? otherTerritory;
    const isInter = placeOfSupply.stateGstCode !== seller.stateGstCode;
    const isLarge = isInter && invoiceAmount > largeAbove;
    this.#spans[kind].add(issued);
    for (const row of rows) this.#addRow(row, { sign, isInter, isFirm: Boolean(buyer.gstin) });
    const taxed = rows.filter(({ gstRate }) => gstRate > 0);
    if (taxed.length === 0) return;

    const day = dayInIndia(new Date(document.issuedAt)).split('-').reverse().join('-');
    const val = documentTotal(document) / 100;
    const itms = toItems(taxed);
    const invoice = { inum: number, idt: day, val };
    const note = { ntty: 'C', nt_num: number, nt_dt: day, val, pos } as const;
    const regular = { rchrg: 'N', inv_typ: 'R' } as const;
    if (buyer.gstin && sign === 1)
      push(this.#b2b, buyer.gstin, { ...invoice, itms, pos, ...regular });
    else if (buyer.gstin) push(this.#cdnr, buyer.gstin, { ...note, itms, ...regular });
    else if (isLarge && sign === 1)
      push(this.#b2cl, pos, { ...invoice, itms: itms.map(toInterstate) });
    else if (isLarge) this.#cdnur.push({ typ: 'B2CL', ...note, itms: itms.map(toInterstate) });
    else {
      const sply_ty = isInter ? 'INTER' : 'INTRA';
      for (const row of taxed) this.#b2cs.add({ sply_ty, pos, rt: row.gstRate / 100 }, row, sign);
    }
  }

  #addRow(
    row: InvoiceRow,
    { sign, isInter, isFirm }: { sign: 1 | -1; isInter: boolean; isFirm: boolean },
  ): void {
    const uqc = row.kind === 'goods' ? 'NOS' : 'NA';
    const key = { hsn_sc: row.hsn, rt: row.gstRate / 100, uqc } as const;
    const quantity = row.kind === 'goods' ? row.quantity : 0;
    this.#hsn[isFirm ? 'b2b' : 'b2c'].add(key, row, sign, quantity);
    if (row.gstRate === 0) this.#nil.add(nilKind(isInter, isFirm), row, sign);
  }

  finish(gstin: string, period: string): GstReturn {
    const hsnRows = (sums: Sums<Key<HsnRow, 'hsn_sc' | 'rt' | 'uqc'>>) =>
      sums.map((key, amounts, qty, index): HsnRow => ({ num: index + 1, ...key, qty, ...amounts }));
    const documents = [
      { doc_num: 1, doc_typ: 'Invoices for outward supply', docs: this.#spans.invoice.list() },
      { doc_num: 5, doc_typ: 'Credit Note', docs: this.#spans.credit_note.list() },
    ];
    return {
      gstin,
      fp: period,
      version,
      hash: 'hash',
      b2b: [...this.#b2b].map(([ctin, inv]) => ({ ctin, inv })),
      b2cl: [...this.#b2cl].map(([pos, inv]) => ({ pos, inv })),
      b2cs: this.#b2cs.map((key, amounts) => ({ ...key, typ: 'OE', ...amounts })),
      cdnr: [...this.#cdnr].map(([ctin, nt]) => ({ ctin, nt })),
      cdnur: this.#cdnur,
      nil: {
        inv: this.#nil.map((sply_ty, { txval }) => ({
          sply_ty,
          nil_amt: txval,
          expt_amt: 0,
          ngsup_amt: 0,
        })),
      },
      hsn: { hsn_b2b: hsnRows(this.#hsn.b2b), hsn_b2c: hsnRows(this.#hsn.b2c) },
      doc_issue: { doc_det: documents.filter(({ docs }) => docs.length > 0) },
    };
  }
}

const nilKind = (isInter: boolean, isFirm: boolean): NilKind =>
  `${isInter ? 'INTR' : 'INTRA'}${isFirm ? 'B2B' : 'B2C'}`;

function toItems(rows: readonly InvoiceRow[]) {
  const byRate = new Sums<number>();
  for (const row of rows) byRate.add(row.gstRate / 100, row, 1);
  return byRate.map((rt, amounts, _, index) => ({ num: index + 1, itm_det: { rt, ...amounts } }));
}

const toInterstate = ({
  num,
  itm_det: { rt, txval, iamt, csamt },
}: ReturnType<typeof toItems>[0]) => ({
  num,
  itm_det: { rt, txval, iamt, csamt },
});

function push<T>(groups: Map<string, T[]>, key: string, one: T): void {
  const group = groups.get(key);
  if (group) group.push(one);
  else groups.set(key, [one]);
}

/** Number series of one kind of document, by the prefix before the counter. */
class DocumentSpans {
  readonly #series = new Map<string, Numbered[]>();

  add({ number, sequence }: Numbered): void {
    const counter = String(sequence).padStart(6, '0');
    push(this.#series, number.slice(0, number.length - counter.length), { number, sequence });
  }

  /*
   * A series has no gaps, so a missing number has another prefix or was issued without this GSTIN.
   */
  list(): DocumentSeries[] {
    return [...this.#series.values()]
      .flatMap((numbers) => {
        const sorted = numbers.toSorted((a, b) => a.sequence - b.sequence);
        const spans: { from: Numbered; to: Numbered }[] = [];
        for (const one of sorted) {
          const last = spans.at(-1);
          if (last && one.sequence === last.to.sequence + 1) last.to = one;
          else spans.push({ from: one, to: one });
        }
        return spans;
      })
      .map(({ from, to }, index) => {
        const issued = to.sequence - from.sequence + 1;
        return {
          num: index + 1,
          from: from.number,
          to: to.number,
          totnum: issued,
          cancel: 0,
          net_issue: issued,
        };
      });
  }
}

type Taxes = Omit<InvoiceAmounts, 'gross'>;

/** Sums of paise by key, in the order in which the keys came. */
class Sums<Key> {
  readonly #kept = new Map<string, { key: Key; sum: Taxes; quantity: number }>();

  add(key: Key, amounts: Taxes, sign: 1 | -1, quantity = 0): void {
    const name = JSON.stringify(key);
    const current = this.#kept.get(name) ?? { key, sum: noTaxes, quantity: 0 };
    const { sum } = current;
    this.#kept.set(name, {
      key,
      quantity: current.quantity + sign * quantity,
      sum: {
        taxable: sum.taxable + sign * amounts.taxable,
        igst: sum.igst + sign * amounts.igst,
        cgst: sum.cgst + sign * amounts.cgst,
        sgst: sum.sgst + sign * amounts.sgst,
      },
    });
  }

  map<T>(toRow: (key: Key, amounts: TaxAmounts, quantity: number, index: number) => T): T[] {
    // Rows whose goods all came back are left out.
    return [...this.#kept.values()]
      .filter(
        ({ sum, quantity }) => quantity !== 0 || Object.values(sum).some((paise) => paise !== 0),
      )
      .map(({ key, sum, quantity }, index) => toRow(key, inRupees(sum), quantity, index));
  }
}

const inRupees = ({ taxable, igst, cgst, sgst }: Taxes): TaxAmounts => ({
  txval: taxable / 100,
  iamt: igst / 100,
  camt: cgst / 100,
  samt: sgst / 100,
  csamt: 0,
});
