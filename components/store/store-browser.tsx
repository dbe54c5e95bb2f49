'use client';

import { useState, type FormEvent } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { toastError } from '@/components/ui/toast';
import { isPinCode } from '@/lib/contract/pin-code';
import type { Store, StoreCity } from '@/lib/contract/store';
import {
  findCoordinates,
  formatDistance,
  sortByDistance,
  type Coordinates,
} from '@/lib/features/store/distance';
import { isOpenAt } from '@/lib/features/store/opening-hours';
import { isInDistrict, sortByPin } from '@/lib/features/store/near-pin';
import { useDeliveryLocation } from '@/lib/features/place/use-delivery-location';
import { CityChoice } from './city-choice';
import { openingHours, StoreRow, useMinute } from './store-row';

interface StoreBrowserProps {
  /** By city. */
  stores: Store[];
  cities: StoreCity[];
  /** City ids; empty: all. */
  chosen: number[];
}

interface StoreGroup {
  key: string;
  title: string;
  stores: Store[];
}

const countText = (count: number): string => (count === 1 ? '1 store' : `${count} stores`);

export function StoreBrowser({ stores, cities, chosen }: StoreBrowserProps) {
  const now = useMinute();
  const [pin, setPin] = useState('');
  const [here, setHere] = useState<Coordinates>();
  const [isOpenOnly, setIsOpenOnly] = useState(false);
  const shown = stores.filter(
    (store) => !isOpenOnly || (now !== null && isOpenAt(now, openingHours(store))),
  );
  const groups = groupStores(shown, cities, here, pin);

  function showNear(typed: string, spot?: Coordinates) {
    setPin(typed);
    setHere(spot);
  }

  return (
    <>
      <div className="mt-8 grid gap-4 noscript:hidden md:grid-cols-2 lg:max-w-[56rem]">
        <div>
          <CityChoice
            cities={cities.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={chosen}
          />
        </div>
        <NearForm onPin={showNear} />
      </div>
      <div className="mt-4 flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap gap-2 noscript:hidden">
          <Chip isChosen={isOpenOnly} onPress={() => setIsOpenOnly(!isOpenOnly)}>
            Open now
          </Chip>
          {stores.some(findCoordinates) && !here && (
            <LocateMe onFound={(spot) => showNear('', spot)} />
          )}
          {(pin || here) && <Chip onRemove={() => showNear('')}>Near {pin || 'me'}</Chip>}
        </div>
        <p role="status" className="font-semibold">
          {countText(shown.length)}
        </p>
      </div>
      {shown.length === 0 && (
        <p className="mt-6 border-t border-rule pt-6">No store is open now. Opening hours vary.</p>
      )}
      {groups.map((group, index) => (
        <section key={group.key} aria-labelledby={group.key} className="mt-8 md:mt-10">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-2">
            <h2 id={group.key} className="min-w-0 font-display text-4 font-medium">
              {group.title}
            </h2>
            <p className="text-ink-2">{countText(group.stores.length)}</p>
          </div>
          <ul>
            {group.stores.map((store, position) => (
              <StoreRow
                key={store.id}
                store={store}
                now={now}
                distance={here ? formatDistance(store, here) : null}
                isFirst={index === 0 && position === 0}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function LocateMe({ onFound }: { onFound: (spot: Coordinates) => void }) {
  const fail = () => toastError('We couldn’t find your location. Enter your PIN code.');
  return (
    <Chip
      onPress={() =>
        'geolocation' in navigator
          ? navigator.geolocation.getCurrentPosition(({ coords }) => onFound(coords), fail)
          : fail()
      }
    >
      Use my location
    </Chip>
  );
}

function NearForm({ onPin }: { onPin: (pin: string) => void }) {
  const { location } = useDeliveryLocation();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const text = typed ?? location?.pin ?? '';

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsWrong(!isPinCode(text));
    if (isPinCode(text)) onPin(text);
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Stores near me">
      <label htmlFor="near-pin" className="mb-1 block font-[550]">
        Near PIN code
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id="near-pin"
          value={text}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 6))}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'near-pin-error' : undefined}
          className={`${controlClass(isWrong)} grow basis-32`}
        />
        <Button type="submit" kind="second">
          Find stores
        </Button>
      </div>
      {isWrong && (
        <p id="near-pin-error" role="alert" className="mt-1 font-medium text-clay">
          Enter a 6-digit PIN code.
        </p>
      )}
    </form>
  );
}

function groupStores(
  stores: Store[],
  cities: StoreCity[],
  here: Coordinates | undefined,
  pin: string,
): StoreGroup[] {
  if (stores.length === 0) return [];
  if (here) return [{ key: 'near', title: 'Nearest to you', stores: sortByDistance(stores, here) }];
  return pin ? groupByPin(stores, cities, pin) : groupByCity(stores, cities);
}

const groupByCity = (stores: Store[], cities: StoreCity[]): StoreGroup[] =>
  cities
    .map(({ id, name }) => ({
      key: `city-${id}`,
      title: name,
      stores: stores.filter(({ city_obj }) => city_obj.id === id),
    }))
    .filter((group) => group.stores.length > 0);

/** The stores of the district, then the other cities, the nearest by PIN code first. */
function groupByPin(stores: Store[], cities: StoreCity[], pin: string): StoreGroup[] {
  const sorted = sortByPin(stores, pin);
  const near = sorted.filter((store) => isInDistrict(store, pin));
  if (near.length === 0)
    return [{ key: 'near', title: `No store near ${pin} yet`, stores: sorted }];
  const others = sorted.filter((store) => !near.includes(store));
  const rank = ({ id }: StoreCity) => others.findIndex(({ city_obj }) => city_obj.id === id);
  return [
    { key: 'near', title: `Nearest to ${pin}`, stores: near },
    ...groupByCity(
      others,
      cities.toSorted((a, b) => rank(a) - rank(b)),
    ),
  ];
}
