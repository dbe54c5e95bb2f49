import type { Metadata } from 'next';
import { InspireScreen } from '@/components/partner/inspire-screen';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.inspireAndSupport);

export default function InspireAndSupportPage() {
  return <InspireScreen />;
}
