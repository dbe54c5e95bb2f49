'use client';

import { ChevronDown } from 'lucide-react';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react';

interface MenuPanelProps {
  label: string;
  children: ReactNode;
}

/** A button that opens a panel below it: closed by Esc, by a click elsewhere, by going somewhere. */
export function MenuPanel({ label, children }: MenuPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div ref={root}>
      <Suspense>
        <CloseOnArrival close={() => setIsOpen(false)} />
      </Suspense>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={`flex items-center gap-2 border-b-[3px] py-3 font-medium hover:text-leaf-7 ${isOpen ? 'border-turmeric' : 'border-transparent'}`}
      >
        {label}
        <ChevronDown
          className={`size-4 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden
        />
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full left-0 z-30 w-[min(60rem,calc(100vw-5rem))] border border-edge bg-paper-0 shadow-above"
      >
        {children}
      </div>
    </div>
  );
}

function CloseOnArrival({ close }: { close: () => void }) {
  const pathname = usePathname();
  const search = useSearchParams();
  const here = `${pathname}?${search}`;
  const last = useRef(here);
  useEffect(() => {
    if (last.current !== here) close();
    last.current = here;
  }, [here, close]);
  return null;
}
