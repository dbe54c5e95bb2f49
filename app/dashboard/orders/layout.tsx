import type { ReactNode } from 'react';
import './orders.css';

export default function OrdersLayout({ children }: { children: ReactNode }) {
  return children;
}
