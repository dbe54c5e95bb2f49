import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import type { ProductGrid } from '@/lib/dashboard/products/use-product-grid';

export function GridSale({ row, grid }: { row: StaffProductRow; grid: ProductGrid }) {
  const draft = grid.draftOf(row.id).is_on_sale;
  return (
    <label className="grid-sale" data-changed={draft !== undefined || undefined}>
      <input
        type="checkbox"
        aria-label={`${row.name} is on sale`}
        checked={draft ?? row.is_on_sale}
        onChange={({ target }) => grid.change([row], () => ({ is_on_sale: target.checked }))}
      />
      <span aria-hidden>On sale</span>
    </label>
  );
}
