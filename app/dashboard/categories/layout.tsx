import type { ReactNode } from 'react';
import '../catalogue.css';

export default function CategoriesLayout({ children }: { children: ReactNode }) {
  return children;
}
