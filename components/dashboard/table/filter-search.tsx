'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useListQuery } from '@/lib/dashboard/use-list-query';

/* Debounce in milliseconds. */
const pause = 300;

export function FilterSearch({ label }: { label: string }) {
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
        // Searches at once on blur: a later debounce would navigate back to the list after the user
        // opened a row.
        onBlur={() => search(typed)}
      />
    </div>
  );
}
