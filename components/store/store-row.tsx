import { useSyncExternalStore } from 'react';
import { ShortLead } from '@/components/lead/short-lead';
import { buttonClass, linkClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import type { Store } from '@/lib/contract/store';
import {
  formatHours,
  formatOpenState,
  isOpenAt,
  type OpeningHours,
} from '@/lib/features/store/opening-hours';

const minute = 60_000;

const thisMinute = () => Math.floor(Date.now() / minute);

const notYet = () => null;

function everySoOften(onTick: () => void): () => void {
  const timer = setInterval(onTick, minute / 4);
  return () => clearInterval(timer);
}

/** Null on the server: the page is cached all day, and the answer depends on the time. */
export function useMinute(): Date | null {
  const time = useSyncExternalStore<number | null>(everySoOften, thisMinute, notYet);
  return time === null ? null : new Date(time * minute);
}

export const openingHours = (store: Store): OpeningHours => ({
  opens: store.work_start_time,
  closes: store.work_end_time,
});

interface StoreRowProps {
  store: Store;
  now: Date | null;
  /** `3.2 km`; null if unknown. */
  distance: string | null;
  isFirst: boolean;
}

const contactClass = `inline-flex min-h-11 items-center wrap-anywhere md:min-h-8 ${linkClass}`;

export function StoreRow({ store, now, distance, isFirst }: StoreRowProps) {
  const hours = openingHours(store);
  const openState = now && formatOpenState(now, hours);
  return (
    <li className="grid grid-cols-[min(5.5rem,30%)_minmax(0,1fr)] gap-x-4 border-b border-rule py-4 md:grid-cols-[8rem_minmax(0,1fr)_auto] md:gap-x-6 lg:grid-cols-[8rem_minmax(0,1fr)_15rem_auto]">
      <span className="picture row-span-2 aspect-4/3 self-start md:row-span-3 lg:row-span-2">
        {store.image && (
          <Picture
            src={store.image}
            alt=""
            sizes="(width >= 48rem) 128px, 88px"
            isFirst={isFirst}
          />
        )}
      </span>
      <div>
        <h3 className="font-display text-3 font-medium">{store.store_name}</h3>
        <address className="text-1 text-ink-2 not-italic md:text-2">
          {[store.address_line_1, store.address_line_2].filter(Boolean).join(', ')}, {store.city}{' '}
          {store.postal_code}
        </address>
      </div>
      <div className="col-start-2 mt-1 lg:col-start-3 lg:row-start-1 lg:mt-0">
        {distance && <p className="text-1 font-[550] lg:text-2">{distance} away</p>}
        <OpenTimes hours={formatHours(hours)} openState={openState} isOpen={isOpen(now, hours)} />
      </div>
      {/* Phones: the details float beside the buttons, in one row. */}
      <div className="col-span-2 mt-3 md:contents">
        <p className="flex flex-wrap gap-2 self-start max-md:float-left md:col-span-1 md:col-start-3 md:row-span-2 md:row-start-1 md:justify-end lg:col-start-4 lg:row-span-1">
          {store.location_url && (
            <a
              href={store.location_url}
              target="_blank"
              rel="noreferrer"
              aria-label={`Directions to ${store.store_name}`}
              className={buttonClass('second', 'card')}
            >
              Directions
            </a>
          )}
          {store.mobile_no && (
            <a
              href={`tel:${store.mobile_no.replace(/\s/g, '')}`}
              aria-label={`Call ${store.store_name} on ${store.mobile_no}`}
              className={buttonClass('second', 'card')}
            >
              Call
            </a>
          )}
        </p>
        <details className="md:col-span-full md:col-start-2">
          <summary className="flex min-h-11 cursor-pointer items-center justify-end text-1 underline underline-offset-4 md:inline-flex">
            Details<span className="sr-only"> of {store.store_name}</span>
          </summary>
          <StoreDetails store={store} />
        </details>
      </div>
    </li>
  );
}

const isOpen = (now: Date | null, hours: OpeningHours): boolean =>
  now !== null && isOpenAt(now, hours);

interface OpenTimesProps {
  hours: string;
  openState: string | null;
  isOpen: boolean;
}

function OpenTimes({ hours, openState, isOpen }: OpenTimesProps) {
  if (!hours) return null;
  return (
    <p className="text-1 lg:text-2">
      <span className={`block min-h-6 font-[550] ${isOpen ? 'text-leaf-7' : 'text-clay'}`}>
        {openState}
      </span>
      <span className="block text-ink-2">{hours}</span>
    </p>
  );
}

function StoreDetails({ store }: { store: Store }) {
  return (
    <div className="clear-both pt-2 pb-4">
      {store.landmark && <p>{store.landmark}</p>}
      <ul className="mb-3">
        {store.mobile_no && (
          <li>
            <a href={`tel:${store.mobile_no.replace(/\s/g, '')}`} className={contactClass}>
              {store.mobile_no}
            </a>
          </li>
        )}
        {store.email && (
          <li>
            <a href={`mailto:${store.email}`} className={contactClass}>
              {store.email}
            </a>
          </li>
        )}
        {store.virtual_location_url && (
          <li>
            <a
              href={store.virtual_location_url}
              target="_blank"
              rel="noreferrer"
              aria-label={`Virtual tour of ${store.store_name}`}
              className={contactClass}
            >
              Virtual tour
            </a>
          </li>
        )}
      </ul>
      <ShortLead
        about={{ kind: 'store', storeId: store.id }}
        text="Contact this store"
        whose={store.store_name}
        label={`Enquiry to ${store.store_name}`}
        afterwards="The store will reply within one working day."
        size="card"
      />
    </div>
  );
}
