import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { Store, StoreCity } from '@/lib/contract/store';
import { routes } from '@/lib/platform/routes';
import { storesByCity } from '@/lib/features/store/stores-by-city';
import { CityChoice } from './city-choice';
import { CityForm } from './city-form';
import { CitySection } from './city-section';

interface StoreScreenProps {
  stores: Store[];
  cities: StoreCity[];
  /** City ids; empty: all. */
  chosen: number[];
}

function countWords(stores: number, cities: number): string {
  const some = stores === 1 ? '1 store' : `${stores} stores`;
  return cities === 1 ? `${some} in 1 city` : `${some} in ${cities} cities`;
}

export function StoreScreen({ stores, cities, chosen }: StoreScreenProps) {
  const groups = storesByCity(stores, cities, chosen);
  const shown = groups.reduce((sum, group) => sum + group.stores.length, 0);
  return (
    <div className="frame pt-6 pb-14 md:pt-11 md:pb-18">
      <h1 className="font-display text-6 font-medium">Our stores</h1>
      {cities.length > 0 && (
        <p className="mt-3 max-w-[48ch] text-3">
          Come in, smell and taste before you buy. Every store is open all seven days.
        </p>
      )}
      {cities.length > 0 && (
        <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div className="w-full max-w-96 noscript:hidden">
            <CityChoice
              cities={cities.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={chosen}
            />
          </div>
          <noscript>
            <CityForm cities={cities} chosen={chosen} />
          </noscript>
          <p role="status" className="font-semibold">
            {countWords(shown, groups.length)}
          </p>
        </div>
      )}
      {groups.length === 0 && (
        <EmptyState plant="tulsi" text="No stores found">
          {cities.length === 0 && (
            <p className="-mt-3 mb-6 max-w-[44ch] text-ink-2">
              We have no counter of our own yet: all that we sell comes to your door.
            </p>
          )}
          <Link href={routes.shop()} className={buttonClass()}>
            See all products
          </Link>
        </EmptyState>
      )}
      {groups.map((group, place) => (
        <CitySection key={group.city.id} {...group} isFirst={place === 0} />
      ))}
    </div>
  );
}
