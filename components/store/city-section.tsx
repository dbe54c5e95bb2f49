import type { CityStores } from '@/lib/features/store/stores-by-city';
import { StoreRow } from './store-row';

interface CitySectionProps extends CityStores {
  isFirst: boolean;
}

export function CitySection({ city, stores, isFirst }: CitySectionProps) {
  const id = `city-${city.id}`;
  return (
    <section aria-labelledby={id} className="mt-12 md:mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-3">
        <h2 id={id} className="min-w-0 font-display text-5 font-medium">
          {city.name}
        </h2>
        <p className="text-ink-2">{stores.length === 1 ? '1 store' : `${stores.length} stores`}</p>
      </div>
      <ul>
        {stores.map((store, place) => (
          <StoreRow key={store.id} store={store} isFirst={isFirst && place === 0} />
        ))}
      </ul>
    </section>
  );
}
