import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import { gridFields } from '@/lib/dashboard/products/grid-cells';
import type { ProductGrid } from '@/lib/dashboard/products/use-product-grid';
import type { StaffColumn } from '../table/staff-column';
import { GridInput } from './grid-input';
import { ProductCell } from './product-cell';
import { kindNote } from './product-columns';

const sorts = { product_price: 'price', available_stock_quantity: 'stock' } as const;

export function gridColumns(grid: ProductGrid): StaffColumn<StaffProductRow>[] {
  return [
    {
      id: 'product',
      head: 'Product',
      sort: 'name',
      cell: (row) => (
        <ProductCell row={row} fault={grid.faultsOf(row.id).row} note={kindNote(row)} />
      ),
    },
    ...gridFields.map(({ field, label }): StaffColumn<StaffProductRow> => ({
      id: field,
      head: label,
      ...(field !== 'base_price' && { sort: sorts[field] }),
      cell: (row) => <GridInput row={row} field={field} label={label} grid={grid} />,
    })),
    { id: 'sale', head: 'Published', cell: (row) => <GridSale row={row} grid={grid} /> },
  ];
}

function GridSale({ row, grid }: { row: StaffProductRow; grid: ProductGrid }) {
  const draft = grid.draftOf(row.id).is_on_sale;
  return (
    <label className="grid-sale" data-changed={draft !== undefined || undefined}>
      <input
        type="checkbox"
        aria-label={`${row.name} is published`}
        checked={draft ?? row.is_on_sale}
        onChange={({ target }) => grid.change([row], () => ({ is_on_sale: target.checked }))}
      />
      <span aria-hidden>Published</span>
    </label>
  );
}
