import { useRef } from 'react';
import { controlClass } from '@/components/form/control-class';
import { Button } from '@/components/ui/button';
import { useEarlyChange } from '@/components/ui/use-early-change';
import { categoryNames, periodNames, type EventView } from '@/lib/features/event/event-query';
import { routes } from '@/lib/platform/routes';
import { ChevronDown } from 'lucide-react';

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

interface EventSelectProps<Name extends string> {
  label: string;
  name: string;
  names: Record<Name, string>;
  value: Name;
  onChoose: (value: Name) => void;
}

function EventSelect<Name extends string>({
  label,
  name,
  names,
  value,
  onChoose,
}: EventSelectProps<Name>) {
  const options = Object.keys(names) as Name[];
  const select = useRef<HTMLSelectElement>(null);
  const choose = (chosen: HTMLSelectElement) => onChoose(chosen.value as Name);
  useEarlyChange(select, (chosen) => {
    if (chosen.value !== value) choose(chosen);
  });
  return (
    <label className="block min-w-0">
      <span className="mb-1 block font-[550]">{label}</span>
      <span className="relative flex items-center">
        <select
          ref={select}
          name={name}
          value={value}
          onChange={({ target }) => choose(target)}
          className={`${controlClass(false)} appearance-none truncate pr-9`}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute right-3 size-5" aria-hidden />
      </span>
    </label>
  );
}
