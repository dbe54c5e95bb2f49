import type { Metadata } from 'next';
import { FranchiseScreen } from '@/components/franchise/franchise-screen';
import { getCategoryTree } from '@/lib/features/category/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.franchise);

export default async function FranchisePage() {
  return <FranchiseScreen ranges={await getCategoryTree()} />;
}
