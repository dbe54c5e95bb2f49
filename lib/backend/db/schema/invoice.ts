import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, paise, serialId } from './columns.ts';
import { customers } from './customer.ts';
import { orders } from './order.ts';

export type InvoiceKind = 'invoice' | 'credit_note';

/** A person or company as printed on an invoice. */
export interface InvoiceParty {
  name: string;
  /** One entry per line. */
  address: string[];
  state: string;
  stateGstCode: string | null;
}

/** Amounts of an invoice row in paise; `gross` = `taxable` + `cgst` + `sgst` + `igst`. */
export interface InvoiceAmounts {
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  gross: number;
}

export interface InvoiceRow extends InvoiceAmounts {
  /** Goods, the delivery charge of their supply, or a separate service. */
  kind: 'goods' | 'delivery' | 'service';
  name: string;
  sku: string | null;
  /** HSN code of goods, SAC code of a service. */
  hsn: string;
  quantity: number;
  /** For one piece, GST included, before the discount. */
  price: number;
  discount: number;
  /** In hundredths of a percent. */
  gstRate: number;
  /** The combo that it is a part of; its parts are rows one after the other. */
  combo?: { id: number; name: string; quantity: number };
  /** Credit note only: index of the credited row in the rows of the invoice. */
  of?: number;
}

/** The invoice that a credit note refers to, and the reason. */
export interface CreditedInvoice {
  number: string;
  /** ISO 8601. */
  issuedAt: string;
  reason: string;
}

/** Content of a GST tax invoice, or of a credit note against one; amounts in paise. */
export interface InvoiceDocument {
  number: string;
  /** Set under a GSTIN if goods are nil-rated: all of them, or some. */
  form?: 'bill_of_supply' | 'invoice_cum_bill_of_supply';
  /** Credit notes only. */
  against?: CreditedInvoice;
  /** ISO 8601. */
  issuedAt: string;
  /** Null for a service that was not ordered with goods, such as a month of Elite. */
  orderId: number | null;
  placedAt: string;
  payType: string;
  isPaid: boolean;
  seller: InvoiceParty & { gstin: string; fssai: string; email: string; phone: string };
  /** With the GSTIN of a registered buyer. */
  buyer: InvoiceParty & { mobile: string; gstin?: string };
  deliverTo: InvoiceParty & { mobile: string };
  /** State of delivery: decides between CGST with SGST, and IGST. */
  placeOfSupply: { state: string; stateGstCode: string | null };
  rows: InvoiceRow[];
  sum: InvoiceAmounts;
  /** What rounding to whole rupees added; left out: nothing. */
  roundOff?: number;
  /** Amount paid by gift voucher: a payment, not a discount. */
  giftVoucher: number;
  payable: number;
}

/**
 * GST tax invoices and credit notes. Numbers are consecutive without gaps within a series and
 * financial year.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: serialId(),
    kind: text('kind').notNull().default('invoice'),
    /** Calendar year in which the financial year began. */
    financialYear: integer('financial_year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    orderId: integer('order_id').references(() => orders.id),
    /** Only where there is no order. */
    customerId: integer('customer_id').references(() => customers.id),
    amount: paise('amount').notNull(),
    /** Snapshot of everything printed on it, as issued. */
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
    issuedAt: createdAt(),
  },
  (t) => [
    unique('invoices_sequence_key').on(t.kind, t.financialYear, t.sequence),
    index('invoices_order_idx').on(t.orderId),
    index('invoices_issued_idx').on(t.issuedAt, t.id),
    index('invoices_customer_idx')
      .on(t.customerId)
      .where(sql`${t.customerId} is not null`),
    uniqueIndex('invoices_one_an_order_key')
      .on(t.orderId)
      .where(sql`${t.kind} = 'invoice'`),
    check('invoices_whose', sql`num_nonnulls(${t.orderId}, ${t.customerId}) = 1`),
    check('invoices_kind', sql`${t.kind} in ('invoice', 'credit_note')`),
    check('invoices_number', sql`char_length(${t.number}) <= 16`),
  ],
);
