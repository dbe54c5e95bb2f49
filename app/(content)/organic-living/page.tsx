import type { Metadata } from 'next';
import { OrganicLivingScreen } from '@/components/organic-living/organic-living-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.organicLiving);

export default function OrganicLivingPage() {
  return <OrganicLivingScreen />;
}
