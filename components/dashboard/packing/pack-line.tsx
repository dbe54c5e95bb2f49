import Image from 'next/image';
import type { PackingOrder } from '@/lib/contract/staff-packing';

interface PackLineProps {
  line: PackingOrder['lines'][number];
  count: number;
  onTick: () => void;
}

export function PackLine({ line, count, onTick }: PackLineProps) {
  const { product_name, product_image, pack_size, sku, quantity } = line;
  const isDone = count >= quantity;
  return (
    <li>
      <button
        type="button"
        className="pack-line"
        data-done={isDone || undefined}
        aria-pressed={isDone}
        onClick={onTick}
      >
        {product_image ? (
          <Image src={product_image} alt="" width={64} height={64} sizes="64px" />
        ) : (
          <span aria-hidden />
        )}
        <span>
          {product_name}
          <small>{[pack_size, sku].filter(Boolean).join(' · ')}</small>
        </span>
        <strong>
          {count} / {quantity}
        </strong>
      </button>
    </li>
  );
}
