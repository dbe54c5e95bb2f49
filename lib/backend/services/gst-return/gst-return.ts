/* GSTR-1 in the names of the GST portal's JSON. Amounts in rupees. */

export interface TaxAmounts {
  txval: number;
  iamt: number;
  camt: number;
  samt: number;
  csamt: number;
}

interface Item {
  num: number;
  itm_det: TaxAmounts & { rt: number };
}

/** Of a table between states, which has no CGST and SGST. */
interface InterstateItem {
  num: number;
  itm_det: Omit<TaxAmounts, 'camt' | 'samt'> & { rt: number };
}

export interface B2bInvoice {
  inum: string;
  /** `DD-MM-YYYY`. */
  idt: string;
  val: number;
  pos: string;
  rchrg: 'N';
  inv_typ: 'R';
  itms: Item[];
}

export interface B2clInvoice {
  inum: string;
  idt: string;
  val: number;
  itms: InterstateItem[];
}

interface Note {
  /** Credit. */
  ntty: 'C';
  nt_num: string;
  nt_dt: string;
  val: number;
  pos: string;
}

export type B2bNote = Note & { itms: Item[]; rchrg: 'N'; inv_typ: 'R' };
export type UnregisteredNote = Note & { itms: InterstateItem[]; typ: 'B2CL' };

export interface SmallSupplies extends TaxAmounts {
  sply_ty: 'INTRA' | 'INTER';
  pos: string;
  /** Not through another operator's platform. */
  typ: 'OE';
  rt: number;
}

export type NilKind = 'INTRB2B' | 'INTRAB2B' | 'INTRB2C' | 'INTRAB2C';

export interface HsnRow extends TaxAmounts {
  num: number;
  hsn_sc: string;
  uqc: 'NOS' | 'NA';
  qty: number;
  rt: number;
}

export interface DocumentSeries {
  num: number;
  from: string;
  to: string;
  totnum: number;
  cancel: number;
  net_issue: number;
}

export interface GstReturn {
  gstin: string;
  /** Period, `MMYYYY`. */
  fp: string;
  version: string;
  hash: 'hash';
  b2b: { ctin: string; inv: B2bInvoice[] }[];
  b2cl: { pos: string; inv: B2clInvoice[] }[];
  b2cs: SmallSupplies[];
  cdnr: { ctin: string; nt: B2bNote[] }[];
  cdnur: UnregisteredNote[];
  nil: { inv: { sply_ty: NilKind; nil_amt: number; expt_amt: 0; ngsup_amt: 0 }[] };
  hsn: { hsn_b2b: HsnRow[]; hsn_b2c: HsnRow[] };
  doc_issue: { doc_det: { doc_num: number; doc_typ: string; docs: DocumentSeries[] }[] };
}
