interface PieceCountsProps {
  legend: string;
  rows: readonly { id: number; name: string; quantity: number }[];
  /** By id. */
  counts: Record<number, number>;
  onChange: (counts: Record<number, number>) => void;
}

export function PieceCounts({ legend, rows, counts, onChange }: PieceCountsProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-[550]">{legend}</legend>
      <ul>
        {rows.map(({ id, name, quantity }) => (
          <li key={id} className="border-b border-rule">
            <label className="flex min-h-11 items-center justify-between gap-3 py-1">
              <span>{name}</span>
              <select
                value={counts[id] ?? 0}
                onChange={({ target }) => onChange({ ...counts, [id]: Number(target.value) })}
                className="min-h-11 rounded-control border border-edge bg-paper-0 px-2"
              >
                {Array.from({ length: quantity + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {count} of {quantity}
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
