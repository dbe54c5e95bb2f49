import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { StaffProductRow } from '@/lib/contract/staff-product-list';
import type { ProductGrid } from '@/lib/dashboard/products/use-product-grid';
import { PriceChangeDialog } from './price-change-dialog';

interface ProductBulkProps {
  rows: StaffProductRow[];
  grid: ProductGrid;
  onEdit: () => void;
}

/** Fills cells of the chosen rows; they are saved together with others. */
export function ProductBulk({ rows, grid, onEdit }: ProductBulkProps) {
  const [isAsking, setIsAsking] = useState(false);

  function setSale(is_on_sale: boolean) {
    grid.change(rows, () => ({ is_on_sale }));
    onEdit();
  }

  return (
    <>
      <Button kind="second" size="card" onClick={() => setIsAsking(true)}>
        Change prices
      </Button>
      <Button kind="second" size="card" onClick={() => setSale(true)}>
        Publish
      </Button>
      <Button kind="second" size="card" onClick={() => setSale(false)}>
        Unpublish
      </Button>
      {isAsking && (
        <PriceChangeDialog
          rows={rows}
          onClose={() => setIsAsking(false)}
          onChange={(toCells) => {
            grid.change(rows, toCells);
            onEdit();
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}
