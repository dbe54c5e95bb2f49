import type { ReactNode } from 'react';
import '../catalogue.css';
import '../content/content.css';

export default function BrandsLayout({ children }: { children: ReactNode }) {
  return children;
}
