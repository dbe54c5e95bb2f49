import type { SearchReading } from '@/lib/contract/product';
import { priceText } from '@/lib/features/search/price-text';

export function SearchNote({ reading }: { reading: SearchReading }) {
  const { let_go: left, matched, meant } = reading;
  const price = priceText(reading);
  if (!meant && left.length === 0 && !price) return null;
  return (
    <div className="mb-3 grid gap-1 border-l-4 border-turmeric bg-paper-2 px-4 py-1.5 lg:mb-1 lg:gap-0 lg:py-1">
      {meant && (
        <p>
          Showing results for <b>“{meant}”</b>.
        </p>
      )}
      {left.length > 0 && (
        <p>
          No exact match. Here are results for <b>“{matched.join(' ')}”</b>.
        </p>
      )}
      {price && <p>{price}</p>}
    </div>
  );
}
