import { useState, type ReactNode, useId, useEffect, useRef } from 'react';
import { DayInput } from '@/components/form/day-input';
import { Button } from '@/components/ui/button';
import { useListQuery } from '@/lib/dashboard/use-list-query';

interface FilterBarProps {
  searchLabel?: string;
  children?: ReactNode;
}

export function FilterBar({ searchLabel, children }: FilterBarProps) {
  const { query, change } = useListQuery();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const names = Object.keys(query).filter(
    (name) => !['page', 'page_size', 'sort', 'view'].includes(name),
  );
  return (
    <div className="filters" role="search" data-folded={!isUnfolded || undefined}>
      {searchLabel && <FilterSearch label={searchLabel} />}
      {children && (
        <Button
          kind="quiet"
          size="card"
          className="filter-fold"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          Filters
        </Button>
      )}
      {children}
      {names.length > 0 && (
        <Button
          kind="quiet"
          size="card"
          onClick={() => change(Object.fromEntries(names.map((name) => [name, null])))}
        >
          Show all
        </Button>
      )}
    </div>
  );
}

interface FilterChoiceProps {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  all?: string;
}

export function FilterChoice({ name, label, choices, all = 'All' }: FilterChoiceProps) {
  const id = useId();
  const { query, change } = useListQuery();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={query[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value || null })}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function FilterDate({ name, label }: { name: string; label: string }) {
  const id = useId();
  const { query, change } = useListQuery();
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <DayInput
        id={id}
        value={query[name] ?? ''}
        onDay={(day) => change({ [name]: day || null })}
      />
    </div>
  );
}

/* Debounce in milliseconds. */
const pause = 300;

function FilterSearch({ label }: { label: string }) {
  const id = useId();
  const { query, change } = useListQuery();
  const searched = query['search'] ?? '';
  const [typed, setTyped] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [known, setKnown] = useState(searched);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Takes over a search that changes in the URL (Back, Show all).
  if (known !== searched) {
    setKnown(searched);
    if (searched !== sent) {
      setSent(searched);
      setTyped(searched);
    }
  }

  function search(text: string) {
    clearTimeout(timer.current);
    const words = text.trim();
    if (words === sent) return;
    setSent(words);
    change({ search: words || null });
  }

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(text), pause);
  }

  return (
    <div className="filter-search">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        // Searches immediately on blur: a later debounce would navigate back to the list after the
        // user opened a row.
        onBlur={() => search(typed)}
      />
    </div>
  );
}
