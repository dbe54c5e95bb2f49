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
      title="No access to this page"
      lead="The page does not exist, or your areas do not include it. An owner decides who may open which page."
    >
      <Link href={routes.dashboard} className={buttonClass('second')}>
        Back to Today
      </Link>
    </DashboardHead>
  );
}
