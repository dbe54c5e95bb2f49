import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { Store, StoreCity } from '@/lib/contract/store';
import { routes } from '@/lib/platform/routes';
import { CityChoice } from './city-choice';
import { StoreRow } from './store-row';

interface CityStores {
  city: StoreCity;
  stores: Store[];
}

interface CitySectionProps extends CityStores {
  isFirst: boolean;
}

interface CityFormProps {
  cities: StoreCity[];
  chosen: number[];
}

interface StoreScreenProps {
  stores: Store[];
  cities: StoreCity[];
  /** City ids; empty: all. */
  chosen: number[];
}

function countText(stores: number, cities: number): string {
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
          Come in, smell and taste before you buy. Every store is open seven days a week.
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
            {countText(shown, groups.length)}
          </p>
        </div>
      )}
      {groups.length === 0 && (
        <EmptyState plant="tulsi" text="No stores found">
          {cities.length === 0 && (
            <p className="-mt-3 mb-6 max-w-[44ch] text-ink-2">
              We don’t have a store yet. We deliver everything to your door.
            </p>
          )}
          <Link href={routes.shop()} className={buttonClass()}>
            See all products
          </Link>
        </EmptyState>
      )}
      {groups.map((group, index) => (
        <CitySection key={group.city.id} {...group} isFirst={index === 0} />
      ))}
    </div>
  );
}

function CityForm({ cities, chosen }: CityFormProps) {
  return (
    <form action={routes.storeLocator}>
      <fieldset>
        <legend className="font-[550]">Cities</legend>
        <div className="flex flex-wrap gap-x-6">
          {cities.map(({ id, name }) => (
            <label key={id} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="city"
                value={id}
                defaultChecked={chosen.includes(id)}
                className="tick"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className={buttonClass('second', 'card')}>
        Show
      </button>
    </form>
  );
}

function CitySection({ city, stores, isFirst }: CitySectionProps) {
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
        {stores.map((store, index) => (
          <StoreRow key={store.id} store={store} isFirst={isFirst && index === 0} />
        ))}
      </ul>
    </section>
  );
}

function storesByCity(stores: Store[], cities: StoreCity[], chosen: number[]): CityStores[] {
  return cities
    .filter(({ id }) => chosen.length === 0 || chosen.includes(id))
    .map((city) => ({ city, stores: stores.filter(({ city_obj }) => city_obj.id === city.id) }))
    .filter((group) => group.stores.length > 0);
}
