export function controlClass(hasError: boolean): string {
  const edge = hasError
    ? 'border-clay [box-shadow:inset_0_0_0_1px_var(--color-clay)]'
    : 'border-edge';
  return `min-h-12 w-full rounded-control border bg-paper-0 px-3 text-2 placeholder:text-ink-2 disabled:cursor-not-allowed disabled:border-rule disabled:bg-paper-2 disabled:text-ink-2 disabled:opacity-100 [&[readonly]]:bg-paper-2 ${edge}`;
}

/* Otherwise a closed list of countries would load the font of accented letters. */
export const listFont = '[font-family:var(--font-anek),sans-serif]';
