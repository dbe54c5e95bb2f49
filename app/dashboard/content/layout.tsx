import type { ReactNode } from 'react';
import './content.css';

/** The rooms in which staff write share a sheet. */
export default function ContentLayout({ children }: { children: ReactNode }) {
  return children;
}
