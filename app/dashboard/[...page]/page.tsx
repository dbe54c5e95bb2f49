import { notFound } from 'next/navigation';

/** Unknown addresses of the back office keep its frame and menu. */
export default function UnknownDashboardPage(): never {
  notFound();
}
