import type { ReactNode } from 'react';
import '../catalogue.css';

export default function TagsLayout({ children }: { children: ReactNode }) {
  return children;
}
