'use client';

import { availabilities } from '@/lib/contract/paths';
import { availabilityNames } from '@/lib/features/shop/filter-names';
import { FilterFrame } from './filter-frame';
import { FilterOption } from './filter-option';
import { useShopView } from './shop-view';

export function AvailabilityFilter() {
  const { query, choices, show } = useShopView();
  const shown = availabilities.filter(
    (one) => choices.availability[one] > 0 || query.availability === one,
  );
  if (shown.length === 0) return null;
  return (
    <FilterFrame title="Availability">
      <ul>
        {shown.map((one) => {
          const isChosen = query.availability === one;
          return (
            <FilterOption
              key={one}
              name="availability"
              value={one}
              label={availabilityNames[one]}
              count={choices.availability[one]}
              isChosen={isChosen}
              onToggle={() => show({ availability: isChosen ? undefined : one })}
            />
          );
        })}
      </ul>
    </FilterFrame>
  );
}
