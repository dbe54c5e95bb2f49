import { Button } from '@/components/ui/button';
import { shopFilters } from '@/lib/contract/filters';
import { bandValue, formatPriceRange, isBand } from '@/lib/features/shop/price-range';
import { FilterFrame } from './filter-frame';
import { FilterOption } from './filter-option';
import { useShopView } from './shop-view';

const fieldClass =
  'mt-1 block min-h-11 w-full rounded-control border border-edge bg-paper-0 px-2.5 text-2 placeholder:text-ink-2';

export function PriceFilter() {
  const { query, choices, show } = useShopView();
  const { bands, min: minPrice, max: maxPrice } = choices.price;
  const { price } = query;
  const chosen = bands.find((band) => isBand(price, band));
  const typed = chosen ? {} : price;
  if (maxPrice === 0) return null;
  return (
    <FilterFrame title={shopFilters.price.title}>
      <ul>
        {bands.map((band) => {
          const isChosen = band === chosen;
          if (band.count === 0 && !isChosen) return null;
          const range = { min: band.min || undefined, max: band.max ?? undefined };
          return (
            <FilterOption
              key={band.min}
              name="price_band"
              value={bandValue(band)}
              label={formatPriceRange(range)}
              count={band.count}
              isChosen={isChosen}
              onToggle={() => show({ price: isChosen ? {} : range })}
            />
          );
        })}
      </ul>
      <div key={`${typed.min}-${typed.max}`} className="mt-2 flex flex-wrap items-end gap-2">
        <label className="min-w-0 flex-[1_1_4rem] text-1 text-ink-2">
          From ₹
          <input
            name="price_min"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.min}
            placeholder={String(Math.floor(minPrice))}
            className={fieldClass}
          />
        </label>
        <label className="min-w-0 flex-[1_1_4rem] text-1 text-ink-2">
          To ₹
          <input
            name="price_max"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={typed.max}
            placeholder={String(Math.ceil(maxPrice))}
            className={fieldClass}
          />
        </label>
        <Button
          type="submit"
          kind="second"
          size="card"
          className="px-3"
          aria-label="Apply these prices"
        >
          Apply
        </Button>
      </div>
    </FilterFrame>
  );
}
