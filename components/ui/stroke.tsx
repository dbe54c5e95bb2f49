import type { ReactNode } from 'react';

export function Stroke({ children }: { children: ReactNode }) {
  return <span className="stroke-under">{children}</span>;
}
