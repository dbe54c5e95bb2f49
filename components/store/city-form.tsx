import { buttonClass } from '@/components/ui/button-class';
import type { StoreCity } from '@/lib/contract/store';
import { routes } from '@/lib/platform/routes';

interface CityFormProps {
  cities: StoreCity[];
  chosen: number[];
}

export function CityForm({ cities, chosen }: CityFormProps) {
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
