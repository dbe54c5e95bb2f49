import type { ReactNode } from 'react';
import '../catalogue.css';

export default function ImportLayout({ children }: { children: ReactNode }) {
  return children;
}
