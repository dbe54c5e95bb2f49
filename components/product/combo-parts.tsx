interface ComboPartsProps {
  /** Of one combo; undefined: not a combo. */
  items: readonly { product_id: number; name: string; quantity: number }[] | undefined;
}

/** What a combo contains, below its name. */
export function ComboParts({ items }: ComboPartsProps) {
  if (!items || items.length === 0) return null;
  return (
    <ul aria-label="Contents" className="mt-1 text-1 text-ink-2">
      {items.map(({ product_id, name, quantity }) => (
        <li key={product_id}>
          {quantity} × {name}
        </li>
      ))}
    </ul>
  );
}
