import type { ReactNode } from 'react';
import '../orders/orders.css';
import './packing.css';

export default function PackingLayout({ children }: { children: ReactNode }) {
  return children;
}
