import type { Metadata } from 'next';
import { HomeScreen } from '@/components/home/home-screen';
import { EmptyCatalogueHome } from '@/components/home/empty-catalogue-home';
import { JsonLd } from '@/components/layout/json-ld';
import { getCategoryTree } from '@/lib/features/category/queries';
import { readHome } from '@/lib/features/home/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { onlineStore, webSite } from '@/lib/seo/shop-json-ld';
import { readShop } from '@/lib/features/shop-profile/queries';
import '@/components/home/home.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata('/');

export default async function HomePage() {
  const [categories, home, shop] = await Promise.all([getCategoryTree(), readHome(), readShop()]);
  return (
    <>
      {home.banners.length > 0 ? (
        <HomeScreen categories={categories} home={home} shop={shop} />
      ) : (
        <EmptyCatalogueHome shop={shop} categories={categories} home={home} />
      )}
      <JsonLd things={[onlineStore(shop), webSite(shop)]} />
    </>
  );
}
