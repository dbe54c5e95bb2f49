import type { ReactNode } from 'react';
import './packing.css';

export default function PackingLayout({ children }: { children: ReactNode }) {
  return children;
}
