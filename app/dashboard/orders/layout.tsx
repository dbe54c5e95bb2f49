import type { ReactNode } from 'react';
import './orders.css';

/** The room of the orders, with a sheet of its own. */
export default function OrdersLayout({ children }: { children: ReactNode }) {
  return children;
}
