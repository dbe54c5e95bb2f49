import type { InvoiceAmounts, InvoiceDocument, InvoiceRow } from '../../../db/schema/invoice.ts';
import { isTaxed } from '../is-taxed.ts';
import { figure, percent } from './money.ts';
import { left, right } from './page.ts';

export interface Column {
  head: string;
  /** x coordinates of its left and right edge. */
  from: number;
  to: number;
  cell: (row: InvoiceRow, position: number) => string;
  /** Cell of the total row. */
  sum?: (sum: InvoiceAmounts) => string;
  isText?: boolean;
}

type Plan = Omit<Column, 'from' | 'to'> & { width: number };

const taxColumn = (head: string, name: 'cgst' | 'sgst' | 'igst'): Plan => ({
  head,
  width: 47,
  cell: (row) => figure(row[name]),
  sum: (sum) => figure(sum[name]),
});

/* Tax columns of the whole invoice: IGST between states, CGST and SGST within a state. */
const taxColumns = (sum: InvoiceAmounts): Plan[] => [
  {
    head: 'Taxable',
    width: 56,
    cell: ({ taxable }) => figure(taxable),
    sum: ({ taxable }) => figure(taxable),
  },
  { head: 'GST', width: 32, cell: ({ gstRate }) => percent(gstRate) },
  ...(sum.igst > 0
    ? [taxColumn('IGST', 'igst')]
    : [taxColumn('CGST', 'cgst'), taxColumn('SGST', 'sgst')]),
];

/**
 * Returns the columns of an invoice: fixed widths for amounts and taxes, if any; the item column
 * takes the rest.
 */
export function invoiceColumns(invoice: InvoiceDocument): Column[] {
  const { sum, rows, against } = invoice;
  const hasDiscount = rows.some(({ discount }) => discount > 0);
  const amounts: Plan[] = [
    { head: 'HSN/SAC', width: 46, cell: ({ hsn }) => hsn },
    {
      head: 'Qty',
      width: 42,
      // With the unit quantity code of the GST return (rule 46).
      cell: ({ kind, quantity }) => (kind === 'goods' && quantity > 0 ? `${quantity} NOS` : ''),
    },
    // A credit note refunds the charged price, which is the rate less its discount, so it has no
    // rate column.
    ...(against
      ? []
      : [{ head: 'Rate', width: 52, cell: ({ price }: InvoiceRow) => figure(price) }]),
    ...(hasDiscount
      ? [
          {
            head: 'Discount',
            width: 46,
            cell: ({ discount }: InvoiceRow) => (discount > 0 ? figure(discount) : ''),
          },
        ]
      : []),
    ...(isTaxed(invoice) ? taxColumns(sum) : []),
    {
      head: 'Amount',
      width: 62,
      cell: ({ gross }) => figure(gross),
      sum: (all) => figure(all.gross),
    },
  ];
  let from = right - amounts.reduce((total, { width }) => total + width, 0);
  const item: Column = {
    head: 'Item',
    from: left,
    to: from - 6,
    isText: true,
    cell: ({ name }) => name,
    sum: () => 'Total',
  };
  return [
    item,
    ...amounts.map(({ width, ...plan }) => {
      const column = { ...plan, from, to: from + width };
      from += width;
      return column;
    }),
  ];
}
