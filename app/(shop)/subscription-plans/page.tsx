import type { Metadata } from 'next';
import { EliteScreen } from '@/components/elite/elite-screen';
import { readElitePlan } from '@/lib/elite/queries';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.elite);

export default async function SubscriptionPlansPage() {
  return <EliteScreen plan={await readElitePlan()} />;
}
