import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { Link } from '@/components/ui/link';
import type { Store, StoreCity } from '@/lib/contract/store';
import { routes } from '@/lib/platform/routes';
import { StoreBrowser } from './store-browser';

interface StoreScreenProps {
  stores: Store[];
  cities: StoreCity[];
  /** City ids; empty: all. */
  chosen: number[];
}

export function StoreScreen({ stores, cities, chosen }: StoreScreenProps) {
  const shown = stores.filter(
    ({ city_obj }) => chosen.length === 0 || chosen.includes(city_obj.id),
  );
  return (
    <div className="frame pt-6 pb-14 md:pt-11 md:pb-18">
      <h1 className="font-display text-6 font-medium">Our stores</h1>
      {cities.length > 0 && (
        <p className="mt-3 max-w-[48ch] text-3">
          Come in, smell and taste before you buy. Every store is open seven days a week.
        </p>
      )}
      {shown.length === 0 ? (
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
      ) : (
        <>
          <noscript>
            <CityForm cities={cities} chosen={chosen} />
          </noscript>
          <StoreBrowser stores={shown} cities={cities} chosen={chosen} />
        </>
      )}
    </div>
  );
}

function CityForm({ cities, chosen }: { cities: StoreCity[]; chosen: number[] }) {
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
