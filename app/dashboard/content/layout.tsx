import type { ReactNode } from 'react';
import './content.css';

export default function ContentLayout({ children }: { children: ReactNode }) {
  return children;
}
