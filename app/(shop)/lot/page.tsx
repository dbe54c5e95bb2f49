import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { FindLotScreen } from '@/components/grower/find-lot-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';

const name = 'Find your lot';

interface FindLotPageProps {
  searchParams: Promise<{ number?: string | string[] }>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.lots, { name });

export default async function FindLotPage({ searchParams }: FindLotPageProps) {
  await requireOpen(routes.lots);
  const number = [(await searchParams).number].flat()[0]?.trim();
  if (number) redirect(routes.lot({ number }));
  return (
    <>
      <FindLotScreen />
      <JsonLd things={[breadcrumbList({ label: name, href: routes.lots })]} />
    </>
  );
}
