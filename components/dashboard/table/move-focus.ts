import type { KeyboardEvent } from 'react';

/** Arrow keys move between the rows of a table; x selects the focused row. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || target.matches('input, select, textarea')) return;
  const row = target.closest('tr');
  if (key === 'x' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    row?.querySelector<HTMLInputElement>('[data-tick]')?.click();
    return;
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  const links = [...currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const here = links.findIndex((link) => link.closest('tr') === row);
  const next = links[here + (key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
