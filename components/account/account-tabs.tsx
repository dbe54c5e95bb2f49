import { useRef, type KeyboardEvent, type MouseEvent } from 'react';

export interface AccountTab {
  hash: string;
  name: string;
}

function keepFocus({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  if (link.hash === window.location.hash) return;
  window.addEventListener('hashchange', () => link.focus({ preventScroll: true }), { once: true });
}

export function AccountTabs({ tabs, chosen }: { tabs: AccountTab[]; chosen: string }) {
  const list = useRef<HTMLDivElement>(null);
  const isMany = tabs.length > 3;
  const rows =
    tabs.length > 4 ? 'max-md:grid max-md:grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))]' : '';

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = tabs.findIndex(({ hash }) => hash === chosen);
    const next = tabs[(index + step + tabs.length) % tabs.length];
    list.current?.querySelector<HTMLAnchorElement>(`[href="#${next?.hash}"]`)?.click();
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label="Your account"
      onKeyDown={move}
      className={`-mx-4 flex flex-wrap border-b border-ink px-4 md:mx-0 md:px-0 lg:flex-col lg:border-t lg:border-b-0 ${isMany ? 'max-md:px-2.5 max-md:text-1 max-[21.5rem]:grid max-[21.5rem]:grid-cols-[repeat(auto-fit,minmax(7rem,1fr))]' : ''} ${rows}`}
    >
      {tabs.map(({ hash, name }) => {
        const isChosen = hash === chosen;
        return (
          <a
            key={hash}
            role="tab"
            id={`tab-${hash}`}
            href={`#${hash}`}
            aria-selected={isChosen}
            aria-controls={`panel-${hash}`}
            tabIndex={isChosen ? 0 : -1}
            onClick={keepFocus}
            className={`flex min-h-12 items-center ${isMany ? 'px-1.5 md:px-3' : 'px-3'} font-semibold whitespace-nowrap max-lg:flex-1 max-lg:justify-center max-lg:border-b-[3px] md:max-lg:flex-none md:max-lg:px-6 lg:gap-3 lg:border-b lg:border-rule lg:before:size-2.5 lg:before:rounded-[46%_54%_52%_48%] ${isChosen ? 'max-lg:border-turmeric lg:before:bg-turmeric' : 'text-ink-2 hover:bg-paper-2 hover:text-ink max-lg:border-transparent'}`}
          >
            {name}
          </a>
        );
      })}
    </div>
  );
}
