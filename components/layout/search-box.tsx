'use client';

import { useRouter } from 'next/navigation';
import {
  lazy,
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { routes } from '@/lib/platform/routes';
import { useDebounced } from '@/lib/features/search/use-debounced';
import { announce, suggestedPages } from '@/lib/features/search/suggested-pages';
import { useSuggestions } from '@/lib/features/search/use-suggestions';
import type { SearchHitsProps } from './search-hits';

const debounceMs = 500;

const loadHits = () => import('./search-hits');
/* If the chunk fails to load, Enter still opens the search results. */
const SearchHits = lazy<ComponentType<SearchHitsProps>>(() =>
  loadHits().then(
    (module) => ({ default: module.SearchHits }),
    () => ({ default: () => null }),
  ),
);

export function SearchBox() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const router = useRouter();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);

  const settled = useDebounced(text, debounceMs);
  const { data, error, isLoading } = useSuggestions(isOpen ? settled : '');
  const isSettled = settled === text && !isLoading;
  const isShown = isOpen && text.trim() !== '' && isSettled && (data || error);
  const pageCount = data ? suggestedPages(data).flatMap(({ pages }) => pages).length : 0;
  const optionCount = error ? 0 : (data?.products.length ?? 0) + pageCount;
  const announcement =
    error || !data ? 'There was an error loading the products!' : announce(data, pageCount);

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function leave() {
    close();
    setText('');
    input.current?.blur();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    if (!isShown || optionCount === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more than options: the text field itself. -1 is no option.
      setActive(((active + 1 + step + optionCount + 1) % (optionCount + 1)) - 1);
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(`${listId}-${active}`)?.click();
    }
  }

  return (
    <form
      role="search"
      action="/shop"
      className="head-search"
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
      <i aria-hidden className="icon icon-search" />
      <input
        ref={input}
        id="search"
        type="search"
        name="search"
        role="combobox"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={Boolean(isShown)}
        aria-controls={listId}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
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
        onFocus={() => {
          setIsOpen(true);
          loadHits().catch(() => undefined);
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full rounded-control border border-edge bg-paper-0 pr-4 pl-12 text-2 placeholder:text-ink-2"
      />
      <p role="status" className="sr-only">
        {isShown ? announcement : ''}
      </p>
      {isShown && (
        <Suspense>
          <SearchHits
            id={listId}
            suggestions={error ? undefined : data}
            announcement={announcement}
            active={active}
            search={text.trim()}
            onChoose={leave}
          />
        </Suspense>
      )}
    </form>
  );
}
