import { useWatch } from 'react-hook-form';
import { PlaceSearch, PlaceSelect } from '@/components/place/place-select';
import type { Countries } from '@/lib/features/place/use-countries';
import { useCities, useStates } from '@/lib/features/place/use-places';
import { CountryField } from './country-field';
import { TradePart } from './trade-part';
import type { TradeState } from './trade-state';

interface LocationPartProps {
  form: TradeState;
  of: number;
  countries: Countries;
}

export function LocationPart({
  form: { control, setValue, clearErrors },
  of,
  countries,
}: LocationPartProps) {
  const [country, state] = useWatch({ control, name: ['country', 'state'] });
  const states = useStates(country);
  const cities = useCities(state);

  function clear(...names: ('state' | 'city')[]) {
    for (const name of names) setValue(name, null, { shouldDirty: true });
    clearErrors(names);
  }

  return (
    <TradePart number={2} of={of} title="Your location">
      <div className="md:col-span-2">
        <CountryField
          control={control}
          name="country"
          label="Country"
          isOptional
          list={countries}
          failedText="Please try again later!"
          placeholder="Type to search"
          onChosen={() => clear('state', 'city')}
        />
      </div>
      <PlaceSelect
        control={control}
        name="state"
        label="State"
        isOptional
        places={states}
        before={country ? undefined : 'Please select a country first!'}
        autoComplete="address-level1"
        onChosen={() => clear('city')}
      />
      <PlaceSearch
        control={control}
        name="city"
        label="City"
        isOptional
        places={cities}
        before={state ? undefined : 'Please select a state first!'}
      />
    </TradePart>
  );
}
