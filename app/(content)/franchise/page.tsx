import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { FranchiseScreen } from '@/components/franchise/franchise-screen';
import { PlainScreen } from '@/components/text-page/plain-screen';
import { plainPages } from '@/lib/content/plain-pages';
import { getCategoryTree } from '@/lib/features/category/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.franchise);

export default async function FranchisePage() {
  const [ranges, shop] = await Promise.all([getCategoryTree(), readShop()]);
  return (
    <>
      {shop.has_demo ? (
        <FranchiseScreen ranges={ranges} />
      ) : (
        <PlainScreen {...plainPages.franchise} shop={shop} />
      )}
      <JsonLd things={[breadcrumbList({ label: 'Franchise', href: routes.franchise })]} />
    </>
  );
}
