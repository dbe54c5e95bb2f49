import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import '../all-parts.css';

export default function ServicesLayout({ children }: { children: ReactNode }) {
  return <PageFrame>{children}</PageFrame>;
}
