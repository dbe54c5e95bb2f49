import type { Metadata } from 'next';
import { PolicyPage } from '@/components/text-page/policy-page';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import '../../all-parts.css';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.accessibility);

export default function AccessibilityPage() {
  return <PolicyPage slug="accessibility" />;
}
