import type { CSSProperties } from 'react';

export const looks = {
  hoverMain: { background: 'var(--color-leaf-9)' },
  hover: { background: 'var(--color-paper-2)' },
  hoverTurmeric: { background: 'var(--color-paper-0)' },
  focus: { outline: '2px solid var(--color-leaf-7)', outlineOffset: '2px' },
  focusOnLeaf: { outline: '2px solid var(--color-turmeric)', outlineOffset: '2px' },
  pressed: { translate: '0 1px' },
} satisfies Record<string, CSSProperties>;
