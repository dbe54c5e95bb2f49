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
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/platform/routes';
import type { SearchSuggestionsProps, ShownSuggestions } from './search-suggestions';

/* If the chunk fails to load, Enter still opens the search results. */
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(() =>
  import('./search-suggestions').then(
    (module) => ({ default: module.SearchSuggestions }),
    () => ({ default: () => null }),
  ),
);

export function SearchBox() {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [shown, setShown] = useState<ShownSuggestions>();
  const router = useRouter();
  const listId = useId();
  // Uncontrolled: keeps text typed before hydration.
  const input = useRef<HTMLInputElement>(null);

  function close() {
    setIsOpen(false);
    setActive(-1);
  }

  function leave() {
    close();
    setText('');
    if (!input.current) return;
    input.current.value = '';
    input.current.blur();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
    const count = shown?.count ?? 0;
    if (count === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more than options: the text field itself. -1 is no option.
      setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
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
        const search = input.current?.value.trim();
        if (!search) return;
        close();
        input.current?.blur();
        router.push(routes.shop({ search }));
      }}
      onReset={() => {
        setText('');
        setActive(-1);
        if (!input.current) return;
        // The event comes before the field is empty.
        input.current.value = '';
        input.current.focus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <i aria-hidden className="icon icon-search" />
      <input
        ref={input}
        id="search"
        type="text"
        name="search"
        role="combobox"
        aria-label="Search products"
        aria-autocomplete="list"
        aria-expanded={shown !== undefined}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        enterKeyHint="search"
        placeholder="Search turmeric, haldi, joint oil…"
        maxLength={200}
        onChange={(event) => {
          setText(event.target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onFocus={(event) => {
          setText(event.target.value);
          setIsOpen(true);
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full rounded-control border border-edge bg-paper-0 pr-12 pl-12 text-2 placeholder:text-ink-2"
      />
      <button type="reset" aria-label="Clear search" className="head-clear">
        <Icon name="cross" className="size-4" />
      </button>
      <p role="status" className="sr-only">
        {shown?.announcement}
      </p>
      {isOpen && (
        <Suspense>
          <SearchSuggestions
            id={listId}
            text={text}
            active={active}
            onShown={setShown}
            onChoose={leave}
          />
        </Suspense>
      )}
    </form>
  );
}
