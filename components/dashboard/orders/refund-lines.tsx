import type { OrderMoney } from '@/lib/contract/staff-refund';
import { PieceCounts } from './piece-counts';

interface RefundLinesProps {
  lines: Pick<OrderMoney['lines'][number], 'line_id' | 'product_name' | 'refundable_quantity'>[];
  /** Pieces by line id. */
  pieces: Record<number, number>;
  onChange: (pieces: Record<number, number>) => void;
}

export function RefundLines({ lines, pieces, onChange }: RefundLinesProps) {
  const open = lines.filter(({ refundable_quantity }) => refundable_quantity > 0);
  if (open.length === 0) return null;
  return (
    <PieceCounts
      legend="Items"
      rows={open.map(({ line_id, product_name, refundable_quantity }) => ({
        id: line_id,
        name: product_name,
        quantity: refundable_quantity,
      }))}
      counts={pieces}
      onChange={onChange}
    />
  );
}
