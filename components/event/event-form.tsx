import { useRef } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Button } from '@/components/ui/button';
import { useEarlyChange } from '@/components/ui/use-early-change';
import { categoryNames, periodNames, type EventView } from '@/lib/features/event/event-query';
import { routes } from '@/lib/platform/routes';
import { EventSelect } from './event-select';

interface EventFormProps {
  view: EventView;
  typed: string;
  onType: (text: string) => void;
  onShow: (change: Partial<EventView>) => void;
}

/** A plain HTML form with GET, so that it works without scripts. */
export function EventForm({ view, typed, onType, onShow }: EventFormProps) {
  const search = useRef<HTMLInputElement>(null);
  useEarlyChange(search, ({ value }) => onType(value));
  return (
    <form
      role="search"
      aria-label="Events"
      action={routes.events}
      onSubmit={(submit) => {
        submit.preventDefault();
        onShow({});
      }}
      className="event-form"
    >
      <label className="block min-w-0">
        <span className="mb-1 block font-[550]">Search by title</span>
        <input
          ref={search}
          type="search"
          name="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => onType(target.value)}
          className={controlClass(false)}
        />
      </label>
      <EventSelect
        label="Category"
        name="category"
        names={categoryNames}
        value={view.category}
        onChoose={(category) => onShow({ category })}
      />
      <EventSelect
        label="Period"
        name="status"
        names={periodNames}
        value={view.status}
        onChoose={(status) => onShow({ status })}
      />
      <Button type="submit" kind="second">
        Show
      </Button>
    </form>
  );
}
