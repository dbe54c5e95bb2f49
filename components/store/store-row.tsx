'use client';

import { ShortLead } from '@/components/lead/short-lead';
import { linkClass, buttonClass } from '@/components/ui/button-class';
import { Picture } from '@/components/ui/picture';
import type { Store } from '@/lib/contract/store';
import {
  formatHours,
  formatOpenState,
  isOpenAt,
  type OpeningHours,
} from '@/lib/features/store/opening-hours';
import { useSyncExternalStore } from 'react';
import { HaldiDot } from '@/components/ui/haldi-dot';

const minute = 60_000;

const thisMinute = () => Math.floor(Date.now() / minute);

const notYet = () => null;

function everySoOften(onTick: () => void): () => void {
  const timer = setInterval(onTick, minute / 4);
  return () => clearInterval(timer);
}

/** Rendered in the browser: the page is cached all day, and the answer depends on the time. */
function OpenNow(hours: OpeningHours) {
  const time = useSyncExternalStore<number | null>(everySoOften, thisMinute, notYet);
  const now = time === null ? null : new Date(time * minute);
  return (
    <span className="flex min-h-6 items-center gap-2 text-ink-2">
      {now && isOpenAt(now, hours) && <HaldiDot />}
      {now && formatOpenState(now, hours)}
    </span>
  );
}

interface StoreRowProps {
  store: Store;
  isFirst: boolean;
}

const contactClass = `inline-flex min-h-11 items-center wrap-anywhere md:min-h-8 ${linkClass}`;

export function StoreRow({ store, isFirst }: StoreRowProps) {
  const hours = { opens: store.work_start_time, closes: store.work_end_time };
  return (
    <li className="grid grid-cols-1 gap-x-10 gap-y-4 border-b border-rule py-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)_minmax(0,22rem)]">
      <div className="max-md:-mx-4 md:row-span-2 xl:row-span-1">
        <span className="picture aspect-video">
          {store.image && (
            <Picture
              src={store.image}
              alt=""
              sizes="(width >= 80rem) 416px, (width >= 48rem) 320px, 100vw"
              isFirst={isFirst}
            />
          )}
        </span>
        <div className="shelf-edge" />
      </div>
      <div>
        <h3 className="font-display text-4 font-medium">{store.store_name}</h3>
        <address className="mt-2 not-italic">
          {store.address_line_1}
          <br />
          {store.address_line_2 && (
            <>
              {store.address_line_2}
              <br />
            </>
          )}
          {store.city} {store.postal_code}, {store.state_obj.name}
        </address>
        {store.landmark && <p className="mt-1 text-ink-2">{store.landmark}</p>}
        <StoreLinks store={store} />
      </div>
      <div>
        {formatHours(hours) && (
          <p>
            <span className="block font-semibold">{formatHours(hours)}</span>
            <OpenNow {...hours} />
          </p>
        )}
        <ul className="mt-2">
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
        </ul>
      </div>
      <div className="md:col-start-2 xl:col-end-4">
        <ShortLead
          about={{ kind: 'store', storeId: store.id }}
          text="Contact this store"
          whose={store.store_name}
          label={`Enquiry to ${store.store_name}`}
          afterwards="The store will reply within one working day."
          size="card"
        />
      </div>
    </li>
  );
}

function StoreLinks({ store }: { store: Store }) {
  const links = [
    { label: 'Directions', name: `Directions to ${store.store_name}`, href: store.location_url },
    {
      label: 'Virtual tour',
      name: `Virtual tour of ${store.store_name}`,
      href: store.virtual_location_url,
    },
  ].filter(({ href }) => href);
  if (links.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-3">
      {links.map(({ label, name, href }) => (
        <a
          key={label}
          href={href}
          target="_blank"
          rel="noreferrer"
          aria-label={name}
          className={buttonClass('second', 'card')}
        >
          {label}
        </a>
      ))}
    </p>
  );
}
