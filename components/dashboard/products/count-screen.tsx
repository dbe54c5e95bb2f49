'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { Button } from '@/components/ui/button';
import { toastSuccess } from '@/components/ui/toast';
import { productsPath } from '@/lib/dashboard/paths';
import { useStockCount } from '@/lib/dashboard/products/use-stock-count';
import { DashboardHead } from '../dashboard-head';
import { useLeaveWarning } from '../use-leave-warning';
import { ListLinks } from '../table/list-links';
import { ScanField } from './scan-field';
import { X } from 'lucide-react';
import { stockDifference, type CountedProduct } from '@/lib/dashboard/products/stock-count';
import { IconButton } from '@/components/dashboard/icon-button';
import { ProductCell } from './product-cell';

export function CountScreen() {
  const count = useStockCount();
  const [note, setNote] = useState('Stock count');
  const { list, isSaving } = count;
  useLeaveWarning(list.length > 0);

  async function save() {
    const saved = await count.save(note.trim() || 'Stock count');
    if (saved > 0)
      toastSuccess(`Stock updated for ${saved === 1 ? '1 product' : `${saved} products`}`);
  }

  return (
    <>
      <DashboardHead
        title="Count stock"
        lead="Scan each item, or type its SKU or barcode and press Enter. Nothing is saved until you save the count."
        above={{ label: 'Products', href: productsPath }}
      >
        <span className="flex items-center gap-3">
          Stock
          <ListLinks list="stock" />
        </span>
      </DashboardHead>
      <ScanField onScan={count.scan} />
      <FormProblem>{count.problem}</FormProblem>
      <ol className="count-list" aria-label="Counted products">
        {list.map((one, index) => (
          <CountRow
            key={one.product.id}
            row={one}
            isNewest={index === 0}
            onChange={(counted) => count.change(one.product.id, counted)}
            onRemove={() => count.remove(one.product.id)}
          />
        ))}
      </ol>
      {list.length > 0 && (
        <div className="save-bar" role="group" aria-label="Count">
          <p aria-live="polite">
            {list.length === 1 ? '1 product counted' : `${list.length} products counted`}
          </p>
          <label className="flex items-center gap-2">
            Note
            <input
              value={note}
              maxLength={200}
              onChange={({ target }) => setNote(target.value)}
              className="min-h-11 w-44 rounded-control border border-edge px-2"
            />
          </label>
          <Button size="card" busyText={isSaving ? 'Saving' : undefined} onClick={save}>
            Save count
          </Button>
        </div>
      )}
    </>
  );
}

interface CountRowProps {
  row: CountedProduct;
  isNewest: boolean;
  onChange: (counted: string) => void;
  onRemove: () => void;
}

function stockText(row: CountedProduct): string {
  const stock = row.product.available_stock_quantity;
  const difference = stockDifference(row);
  if (stock === null) return 'Not tracked yet';
  if (difference === null || difference === 0) return `Stock ${stock}`;
  return `Stock ${stock} (${difference > 0 ? '+' : '−'}${Math.abs(difference)})`;
}

const sizeNote = ({ product: { family } }: CountedProduct) =>
  family ? `${family.name}, ${family.options.join(', ')}` : undefined;

function CountRow({ row, isNewest, onChange, onRemove }: CountRowProps) {
  const { name } = row.product;
  return (
    <li data-new={isNewest || undefined}>
      <ProductCell row={row.product} note={sizeNote(row)} />
      <span className="count-number">
        <small>{stockText(row)}</small>
        <input
          aria-label={`Counted: ${name}`}
          inputMode="numeric"
          autoComplete="off"
          value={row.counted}
          onChange={({ target }) => onChange(target.value)}
        />
        <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
      </span>
      {row.fault && <p role="alert">{row.fault}</p>}
    </li>
  );
}
