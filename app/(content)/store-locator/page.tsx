import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { StoreScreen } from '@/components/store/store-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop, requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { storeThing } from '@/lib/seo/content-json-ld';
import { parseCities } from '@/lib/features/store/city-query';
import { readStores } from '@/lib/features/store/queries';
import '../../all-parts.css';

const parseChosenCities = async (searchParams: PageProps<'/store-locator'>['searchParams']) =>
  parseCities([(await searchParams).city ?? []].flat().join(','));

export async function generateMetadata({
  searchParams,
}: PageProps<'/store-locator'>): Promise<Metadata> {
  const [chosen, { stores }] = await Promise.all([parseChosenCities(searchParams), readStores()]);
  return pageMetadata(routes.storeLocator, {
    isIndexed: chosen?.length === 0 && stores.length > 0,
  });
}

export default async function StoreLocatorPage({ searchParams }: PageProps<'/store-locator'>) {
  await requireOpen(routes.storeLocator);
  const [chosen, { stores, cities }, shop] = await Promise.all([
    parseChosenCities(searchParams),
    readStores(),
    readShop(),
  ]);
  if (!chosen?.every((id) => cities.some((city) => city.id === id))) notFound();
  return (
    <>
      <StoreScreen stores={stores} cities={cities} chosen={chosen} />
      {chosen.length === 0 && (
        <JsonLd
          things={[
            ...stores.map((store) => storeThing(store, shop)),
            breadcrumbList({ label: 'Our stores', href: routes.storeLocator }),
          ]}
        />
      )}
    </>
  );
}
