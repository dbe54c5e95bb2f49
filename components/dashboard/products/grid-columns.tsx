import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import { gridFields } from '@/lib/dashboard/products/grid-cells';
import type { ProductGrid } from '@/lib/dashboard/products/use-product-grid';
import type { StaffColumn } from '../table/staff-column';
import { GridInput } from './grid-input';
import { GridSale } from './grid-sale';
import { ProductCell } from './product-cell';

const sorts = { product_price: 'price', available_stock_quantity: 'stock' } as const;

export function gridColumns(grid: ProductGrid): StaffColumn<StaffProductRow>[] {
  return [
    {
      id: 'product',
      head: 'Product',
      sort: 'name',
      cell: (row) => <ProductCell row={row} fault={grid.faultsOf(row.id).row} />,
    },
    ...gridFields.map(({ field, label }): StaffColumn<StaffProductRow> => ({
      id: field,
      head: label,
      ...(field !== 'base_price' && { sort: sorts[field] }),
      cell: (row) => <GridInput row={row} field={field} label={label} grid={grid} />,
    })),
    { id: 'sale', head: 'On sale', cell: (row) => <GridSale row={row} grid={grid} /> },
  ];
}
