import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { StoreScreen } from '@/components/store/store-screen';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import { storeThing } from '@/lib/seo/content-json-ld';
import { readStores } from '@/lib/store/queries';

export const revalidate = 3600;

export async function generateMetadata(): Promise<Metadata> {
  const { stores } = await readStores();
  return pageMetadata(routes.storeLocator, { isIndexed: stores.length > 0 });
}

export default async function StoreLocatorPage() {
  const { stores, cities } = await readStores();
  return (
    <>
      <StoreScreen stores={stores} cities={cities} chosen={[]} />
      <JsonLd things={stores.map(storeThing)} />
    </>
  );
}
