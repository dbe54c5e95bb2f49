import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StoreScreen } from '@/components/store/store-screen';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import { parseCities } from '@/lib/store/city-query';
import { readStores } from '@/lib/store/queries';

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata(routes.storeLocator, { isIndexed: false });

/** The stores of some cities: what `/store-locator?city=` is answered by (lib/middleware). */
export default async function CityStoresPage({ params }: { params: Promise<{ cities: string }> }) {
  const chosen = parseCities(decodeURIComponent((await params).cities));
  const { stores, cities } = await readStores();
  if (!chosen?.every((id) => cities.some((city) => city.id === id))) notFound();
  return <StoreScreen stores={stores} cities={cities} chosen={chosen} />;
}
