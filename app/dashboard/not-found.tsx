import type { Metadata } from 'next';
import Link from 'next/link';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { buttonClass } from '@/components/ui/button-class';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = { title: 'Page not found' };

/** Shown for unknown pages and for pages without permission. */
export default function DashboardNotFound() {
  return (
    <DashboardHead
      title="Page not available"
      lead="This page doesn’t exist or you don’t have access to it. Ask an owner for access."
    >
      <Link href={routes.dashboard} className={buttonClass('second')}>
        Back to Today
      </Link>
    </DashboardHead>
  );
}
