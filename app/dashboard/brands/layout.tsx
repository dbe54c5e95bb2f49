import type { ReactNode } from 'react';
import '../catalogue.css';

export default function BrandsLayout({ children }: { children: ReactNode }) {
  return children;
}
