import { X } from 'lucide-react';
import { differenceOf, type CountedProduct } from '@/lib/dashboard/products/stock-count';
import { IconButton } from '../icon-button';
import { ProductCell } from './product-cell';

interface CountRowProps {
  row: CountedProduct;
  isNewest: boolean;
  onChange: (counted: string) => void;
  onRemove: () => void;
}

function stockText(row: CountedProduct): string {
  const stock = row.product.available_stock_quantity;
  const difference = differenceOf(row);
  if (stock === null) return 'Not tracked yet';
  if (difference === null || difference === 0) return `Stock ${stock}`;
  return `Stock ${stock} (${difference > 0 ? '+' : '−'}${Math.abs(difference)})`;
}

const sizeNote = ({ product: { family } }: CountedProduct) =>
  family ? `${family.name}, ${family.options.join(', ')}` : undefined;

export function CountRow({ row, isNewest, onChange, onRemove }: CountRowProps) {
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
