import { notFound } from 'next/navigation';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import { routes } from '@/lib/platform/routes';

/** Unknown addresses of the back office keep its frame and menu. */
export default async function UnknownDashboardPage() {
  // Reads the session first: a page that is static when it is built has no frame.
  await requireStaff(routes.dashboard, 'any');
  notFound();
}
