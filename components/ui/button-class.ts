export type ButtonKind = 'main' | 'second' | 'turmeric' | 'quiet';

/** The look of a button (app/parts.css), for what is one and for links that act as one. */
export function buttonClass(kind: ButtonKind = 'main', size: 'page' | 'card' = 'page'): string {
  return size === 'page' ? `button is-${kind}` : `button is-${kind} is-low`;
}

/** A link within text, or one that stands alone. */
export const linkClass =
  'text-leaf-7 underline decoration-1 underline-offset-4 hover:text-leaf-9 font-medium';
