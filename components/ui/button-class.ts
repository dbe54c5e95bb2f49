export type ButtonKind = 'main' | 'second' | 'turmeric' | 'quiet' | 'danger';

export function buttonClass(kind: ButtonKind = 'main', size: 'page' | 'card' = 'page'): string {
  return size === 'page' ? `button is-${kind}` : `button is-${kind} is-low`;
}

export const linkClass =
  'text-leaf-7 underline decoration-1 underline-offset-4 hover:text-leaf-9 font-medium';
