'use client';

import { Search } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { storeRules } from '@/lib/contract/store-rules';
import { routes } from '@/lib/routes';
import { useDebounced } from '@/lib/search/use-debounced';
import { useSearchHits } from '@/lib/search/use-search-hits';
import { SearchHits } from './search-hits';

const debounceMs = 500;

/** The shop's search: a combobox with up to four products; Enter goes to /shop?search=. */
export function SearchBox() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const router = useRouter();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);

  const settled = useDebounced(text, debounceMs);
  const { data, error, isLoading } = useSearchHits(isOpen ? settled : '');
  const isSettled = settled === text && !isLoading;
  const hits = data?.data.data.slice(0, storeRules.searchHits) ?? [];
  const isShown = isOpen && text.trim() !== '' && isSettled && (data || error);

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    if (!isShown || hits.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + hits.length + 1) % (hits.length + 1));
    }
    const hit = hits[active];
    if (event.key === 'Enter' && hit) {
      event.preventDefault();
      close();
      router.push(routes.product(hit));
    }
  }

  return (
    <form
      role="search"
      action="/shop"
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        close();
        input.current?.blur();
        router.push(routes.shop({ search: text.trim() }));
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Search
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-2"
        aria-hidden
      />
      <input
        ref={input}
        type="search"
        name="search"
        role="combobox"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={Boolean(isShown)}
        aria-controls={listId}
        aria-activedescendant={hits[active] ? `${listId}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search turmeric, haldi, joint oil…"
        value={text}
        maxLength={200}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onFocus={() => setIsOpen(true)}
        onKeyDown={onKeyDown}
        className="h-12 w-full rounded-control border border-edge bg-paper-0 pr-4 pl-12 text-2 placeholder:text-ink-2"
      />
      <SearchHits
        id={listId}
        isShown={Boolean(isShown)}
        hits={hits}
        total={data?.data.total ?? 0}
        hasFailed={Boolean(error)}
        active={active}
        search={text.trim()}
        onChoose={close}
      />
    </form>
  );
}
