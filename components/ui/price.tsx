import { formatRupees } from '@/lib/format/money';

interface PriceProps {
  /** In rupees. */
  price: number;
  /** List price in rupees; struck through if it is higher. */
  mrp: number;
  size?: 'card' | 'page';
}

export function Price({ price, mrp, size = 'card' }: PriceProps) {
  const figure = size === 'page' ? 'text-5' : 'text-3';
  return (
    <span className="price">
      <b className={figure}>{formatRupees(price)}</b>
      {mrp > price && (
        <s>
          <span className="sr-only">MRP </span>
          {formatRupees(mrp)}
        </s>
      )}
    </span>
  );
}
