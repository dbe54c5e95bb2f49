'use client';

import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nextTab } from './next-tab';
import './tabs.css';

interface Tab {
  name: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: Tab[];
}

export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextTab(event.key, chosen, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex overflow-x-auto border-b border-ink"
      >
        {tabs.map(({ name }, place) => (
          <button
            key={place}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-selected={place === chosen}
            aria-controls={`${id}-panel-${place}`}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => setChosen(place)}
            className="tab"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ content }, place) => (
        <div
          key={place}
          role="tabpanel"
          id={`${id}-panel-${place}`}
          aria-labelledby={`${id}-tab-${place}`}
          tabIndex={0}
          hidden={place !== chosen}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </>
  );
}
