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
      title="There is no such room"
      lead="It may have been moved, or it is not one of yours. An owner decides who works where."
    >
      <Link href={routes.dashboard} className={buttonClass('second')}>
        To the first page
      </Link>
    </DashboardHead>
  );
}
