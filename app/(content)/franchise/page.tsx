import type { Metadata } from 'next';
import { FranchiseScreen } from '@/components/franchise/franchise-screen';
import { PlainScreen } from '@/components/text-page/plain-screen';
import { plainPages } from '@/lib/content/plain-pages';
import { getCategoryTree } from '@/lib/features/category/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { readShop } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.franchise);

export default async function FranchisePage() {
  const [ranges, shop] = await Promise.all([getCategoryTree(), readShop()]);
  if (shop.has_demo) return <FranchiseScreen ranges={ranges} />;
  return <PlainScreen {...plainPages.franchise} shop={shop} />;
}
