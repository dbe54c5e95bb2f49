import type { Metadata } from 'next';
import { EliteScreen } from '@/components/elite/elite-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { elite } from '@/lib/content/elite';
import { readElitePlan } from '@/lib/elite/queries';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import { faqPage } from '@/lib/seo/content-json-ld';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.elite);

export default async function SubscriptionPlansPage() {
  return (
    <>
      <EliteScreen plan={await readElitePlan()} />
      <JsonLd things={[faqPage(elite.questions)]} />
    </>
  );
}
