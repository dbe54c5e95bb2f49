import { useEffect, useRef, type ReactNode } from 'react';

export const menuItemClass = 'flex min-h-11 w-full items-center px-4 text-left hover:bg-paper-2';

interface DropMenuProps {
  /** Content of the summary. */
  label: ReactNode;
  summaryClass: string;
  className?: string;
  panelClass: string;
  children: ReactNode;
}

/** A menu below its button; opens without scripts. A press on an item closes it. */
export function DropMenu({
  label,
  summaryClass,
  className = '',
  panelClass,
  children,
}: DropMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.querySelector('summary')?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      document.removeEventListener('keydown', close);
    };
  }, []);

  function closeAfterChoice({ target }: { target: EventTarget }) {
    const element = details.current;
    if (!element || !(target instanceof Element) || !target.closest('a, button')) return;
    // A dialog that opens now returns the focus to what can be seen.
    element.querySelector('summary')?.focus();
    element.open = false;
  }

  return (
    <details ref={details} className={`relative ${className}`}>
      <summary className={`list-none ${summaryClass}`}>{label}</summary>
      <div
        onClick={closeAfterChoice}
        className={`absolute z-30 mt-1 border border-edge bg-paper-0 py-1 [box-shadow:var(--shadow-above)] ${panelClass}`}
      >
        {children}
      </div>
    </details>
  );
}
