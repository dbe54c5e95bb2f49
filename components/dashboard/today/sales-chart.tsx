'use client';

import dynamic from 'next/dynamic';
import { PartFailed } from '@/components/ui/part-failed';
import type { SalesBucket } from '@/lib/contract/staff-today';

/* Lazy chunk: loaded only if there is data to draw. */
const SalesBars = dynamic(
  () => import('./sales-bars').then((module) => module.SalesBars).catch(() => PartFailed),
  { ssr: false, loading: () => <div className="chart" aria-hidden /> },
);

export function SalesChart({ buckets, isByHour }: { buckets: SalesBucket[]; isByHour: boolean }) {
  if (buckets.every(({ orders }) => orders === 0)) {
    return <p className="chart-empty">No orders in this period.</p>;
  }
  return <SalesBars buckets={buckets} isByHour={isByHour} />;
}
