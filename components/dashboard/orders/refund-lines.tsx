import type { OrderMoney } from '@/lib/contract/staff-refund';

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
    <fieldset>
      <legend className="mb-1 font-[550]">Items</legend>
      <ul>
        {open.map(({ line_id, product_name, refundable_quantity }) => (
          <li key={line_id} className="border-b border-rule">
            <label className="flex min-h-11 items-center justify-between gap-3 py-1">
              <span>{product_name}</span>
              <select
                value={pieces[line_id] ?? 0}
                onChange={({ target }) => onChange({ ...pieces, [line_id]: Number(target.value) })}
                className="min-h-11 rounded-control border border-edge bg-paper-0 px-2"
              >
                {Array.from({ length: refundable_quantity + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count} of {refundable_quantity}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
