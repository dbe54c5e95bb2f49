import type { ReactNode } from 'react';

/** A word with a stroke of turmeric under it, drawn by hand; one on a screen at most. */
export function Stroke({ children }: { children: ReactNode }) {
  return <span className="stroke-under">{children}</span>;
}
