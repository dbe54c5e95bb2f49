import type { ReactNode } from 'react';
import '../catalogue.css';
import '../content/content.css';

export default function CategoriesLayout({ children }: { children: ReactNode }) {
  return children;
}
