'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useOptimistic, useState, useTransition, type ReactNode, useEffect } from 'react';
import { PartFailed } from '@/components/ui/part-failed';
import { eventsHref, firstView, hasWords, type EventView } from '@/lib/features/event/event-query';
import { EventForm } from './event-form';

/* Milliseconds before a loading state is shown: fast answers would only make it flicker. */
const loadingDelayMs = 400;

/* Lazy chunk: the drawing is large and rarely shown. */
const NoEvents = dynamic(() =>
  import('./no-events').then((file) => file.NoEvents).catch(() => PartFailed),
);

interface TitledRow {
  id: number;
  title: string;
  row: ReactNode;
}

export function EventBrowser({ view, rows }: { view: EventView; rows: TitledRow[] }) {
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
  const isFirst = eventsHref({ ...chosen, search: typed.trim() }) === eventsHref(firstView);
  return (
    <div aria-busy={isPending}>
      <EventForm view={chosen} typed={typed} onType={type} onShow={show} />
      <p role="status" className="mt-5 mb-3 text-1 text-ink-2">
        {shown.length === 1 ? '1 event' : `${shown.length} events`}
      </p>
      {isLong ? (
        <EventSpinner />
      ) : shown.length === 0 ? (
        <NoEvents isFirst={isFirst} onReset={() => type('')} />
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

function EventSpinner() {
  return (
    <div role="status" aria-label="Loading events" className="grid min-h-96 place-items-center">
      <span className="size-12 animate-spin rounded-full border-4 border-rule border-t-leaf-7 motion-reduce:animate-none" />
    </div>
  );
}

/** Returns whether a loading state has lasted long enough to be shown. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), loadingDelayMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLong;
}
