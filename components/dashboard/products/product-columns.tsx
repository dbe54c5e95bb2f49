import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import { familyListPath } from '@/lib/dashboard/paths';
import { formatDate, formatDateTime } from '@/lib/format/date';
import { formatRupees } from '@/lib/format/money';
import { StateMark } from '../state-mark';
import type { StaffColumn } from '../table/staff-column';
import { ProductCell } from './product-cell';
import { StockMark } from './stock-book';

/** `Turmeric powder, 250 g (4 sizes)`, or that it is a combo. */
export function kindNote({ family, is_combo }: StaffProductRow): string | undefined {
  const size = family && `${family.name}, ${family.options.join(', ')} (${sizes(family.size)})`;
  return [is_combo && 'Combo', size].filter(Boolean).join(' · ') || undefined;
}

const sizes = (count: number) => (count === 1 ? '1\u00a0size' : `${count}\u00a0sizes`);

export const productColumns: StaffColumn<StaffProductRow>[] = [
  {
    id: 'product',
    head: 'Product',
    sort: 'name',
    cell: (row) => <ProductCell row={row} note={kindNote(row)} />,
  },
  {
    id: 'state',
    head: 'Status',
    cell: ({ is_on_sale, public_from, is_scheduled }) => (
      <>
        {!is_on_sale ? (
          <StateMark mood="past">Not published</StateMark>
        ) : public_from ? (
          <StateMark mood="waits">{`From ${formatDate(public_from)}`}</StateMark>
        ) : (
          <StateMark mood="good">Published</StateMark>
        )}
        {is_scheduled && <span className="block text-1 text-ink-2">Scheduled price</span>}
      </>
    ),
  },
  {
    id: 'stock',
    head: 'Stock',
    sort: 'stock',
    cell: ({ available_stock_quantity, is_low }) => (
      <StockMark stock={available_stock_quantity} isLow={is_low} />
    ),
  },
  {
    id: 'family',
    head: 'Family',
    isExtra: true,
    cell: ({ family }) =>
      family && (
        <a href={familyListPath(family.id)} className="underline underline-offset-3">
          {family.name}
        </a>
      ),
  },
  { id: 'brand', head: 'Brand', cell: ({ brand_name }) => brand_name },
  { id: 'category', head: 'Category', isExtra: true, cell: ({ category_name }) => category_name },
  {
    id: 'sold',
    head: 'Sold',
    sort: 'sold',
    // A combo is counted as its items.
    cell: ({ is_combo, sold_count }) => (is_combo ? '' : sold_count.toLocaleString('en-IN')),
  },
  {
    id: 'updated',
    head: 'Updated',
    sort: 'updated_at',
    isExtra: true,
    cell: ({ updated_at }) => <span className="one-line">{formatDateTime(updated_at)}</span>,
  },
  {
    id: 'mrp',
    head: 'MRP',
    isMoney: true,
    isExtra: true,
    cell: ({ base_price }) => formatRupees(base_price),
  },
  {
    id: 'price',
    head: 'Price',
    sort: 'price',
    isMoney: true,
    cell: ({ product_price, base_price }) => (
      <>
        {formatRupees(product_price)}
        {product_price < base_price && (
          <s className="ml-2 text-1 text-ink-2">{formatRupees(base_price)}</s>
        )}
      </>
    ),
  },
];
