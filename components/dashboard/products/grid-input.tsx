import type { KeyboardEvent } from 'react';
import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import { cellText, isFollowing, type GridField } from '@/lib/dashboard/products/grid-cells';
import type { ProductGrid } from '@/lib/dashboard/products/use-product-grid';

interface GridInputProps {
  row: StaffProductRow;
  field: GridField;
  label: string;
  grid: ProductGrid;
}

export function GridInput({ row, field, label, grid }: GridInputProps) {
  const saved = cellText(row, field);
  const draft = grid.draftOf(row.id)[field];
  const fault = grid.faultsOf(row.id)[field];
  const faultId = `${field}-${row.id}-fault`;

  if (isFollowing(row, field)) {
    return (
      <div className="grid-cell">
        <span aria-hidden>{label}</span>
        <span className="follows">
          {saved}
          <small>Depends on its items</small>
        </span>
      </div>
    );
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape') {
      grid.change([row], () => ({ [field]: saved }));
      return;
    }
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const column = [...document.querySelectorAll<HTMLInputElement>(`[data-cell="${field}"]`)];
    const next = column[column.indexOf(event.currentTarget) + step];
    next?.focus();
    next?.select();
  }

  return (
    <div className="grid-cell" data-changed={draft !== undefined || undefined}>
      <span aria-hidden>{label}</span>
      <input
        data-cell={field}
        aria-label={`${label} of ${row.name}`}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? faultId : undefined}
        inputMode={field === 'available_stock_quantity' ? 'numeric' : 'decimal'}
        autoComplete="off"
        placeholder={field === 'available_stock_quantity' ? 'Not tracked' : undefined}
        value={draft ?? saved}
        onChange={({ target }) => grid.change([row], () => ({ [field]: target.value }))}
        onKeyDown={onKeyDown}
      />
      {draft !== undefined && <small>{saved === '' ? 'Not tracked' : `Was ${saved}`}</small>}
      {fault && (
        <p id={faultId} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
