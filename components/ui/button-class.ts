export type ButtonKind = 'main' | 'second' | 'turmeric' | 'quiet';

const off = 'disabled:border-rule disabled:bg-paper-2 disabled:text-ink-2';

const kinds: Record<ButtonKind, string> = {
  main: `border border-transparent bg-leaf-7 text-paper-0 hover:bg-leaf-9 ${off}`,
  second: `border border-leaf-7 text-leaf-7 hover:bg-paper-2 ${off}`,
  turmeric: `border border-transparent bg-turmeric text-ink hover:bg-paper-0 ${off}`,
  quiet: 'text-ink hover:bg-paper-2 disabled:text-ink-2',
};

/** The look of a button, for what is one and for links that act as one. */
export function buttonClass(kind: ButtonKind = 'main', size: 'page' | 'card' = 'page'): string {
  const height = size === 'page' ? 'min-h-12 px-6' : 'min-h-11 px-4';
  return `inline-flex items-center justify-center gap-2 rounded-control font-semibold transition-colors duration-[180ms] active:translate-y-px disabled:active:translate-y-0 ${height} ${kinds[kind]}`;
}

/** A link within text, or one that stands alone. */
export const linkClass =
  'text-leaf-7 underline decoration-1 underline-offset-4 hover:text-leaf-9 font-medium';
