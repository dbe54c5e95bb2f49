import type { ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { requireCustomer } from '@/lib/platform/auth/require-customer';
import { routes } from '@/lib/platform/routes';
import '../all-parts.css';

export default async function AccountLayout({ children }: { children: ReactNode }) {
  await requireCustomer(routes.profile);
  return <PageFrame>{children}</PageFrame>;
}
