import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FindLotScreen } from '@/components/grower/find-lot-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';

interface FindLotPageProps {
  searchParams: Promise<{ number?: string | string[] }>;
}

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata(routes.lots, { name: 'Find your lot' });

export default async function FindLotPage({ searchParams }: FindLotPageProps) {
  await requireOpen(routes.lots);
  const number = [(await searchParams).number].flat()[0]?.trim();
  if (number) redirect(routes.lot({ number }));
  return <FindLotScreen />;
}
