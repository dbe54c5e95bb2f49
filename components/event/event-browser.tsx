'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useOptimistic, useState, useTransition, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { EmptyState } from '@/components/ui/empty-state';
import { useIsLong } from '@/components/ui/use-is-long';
import { eventsHref, firstView, hasWords, type EventView } from '@/lib/event/event-query';
import { routes } from '@/lib/routes';
import { EventForm } from './event-form';
import { EventSkeleton } from './event-skeleton';

interface TitledRow {
  id: number;
  title: string;
  row: ReactNode;
}

interface EventBrowserProps {
  view: EventView;
  rows: TitledRow[];
}

/** The events of a period and a kind; what is typed sifts them at once, by title. */
export function EventBrowser({ view, rows }: EventBrowserProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const isLong = useIsLong(isPending);
  const [chosen, choose] = useOptimistic(view);
  const [typed, type] = useState(view.search);
  const [searched, setSearched] = useState(view.search);
  if (searched !== view.search) {
    setSearched(view.search);
    type(view.search);
  }
  const shown = rows.filter(({ title }) => hasWords(title, typed));
  const show = (change: Partial<EventView>) =>
    startTransition(() => {
      const next = { ...chosen, search: typed.trim(), ...change };
      choose(next);
      router.push(eventsHref(next), { scroll: false });
    });
  return (
    <div aria-busy={isPending}>
      <EventForm view={chosen} typed={typed} onType={type} onShow={show} />
      <p role="status" className="mt-5 mb-3 text-1 text-ink-2">
        {shown.length === 1 ? '1 event' : `${shown.length} events`}
      </p>
      {isLong ? (
        <EventSkeleton count={Math.max(shown.length, 1)} />
      ) : shown.length === 0 ? (
        <EmptyState plant="marigold" text="No events added!">
          {eventsHref({ ...chosen, search: typed }) === routes.events ? (
            <Link href={routes.blogs} className={buttonClass()}>
              Read the journal
            </Link>
          ) : (
            <button
              type="button"
              className={buttonClass()}
              onClick={() => {
                type('');
                show(firstView);
              }}
            >
              See upcoming events
            </button>
          )}
        </EmptyState>
      ) : (
        <ul className={`event-rows ${isPending ? 'opacity-70 transition-opacity' : ''}`}>
          {shown.map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
