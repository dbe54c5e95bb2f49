import type { Metadata } from 'next';
import { FaqScreen } from '@/components/faq/faq-screen';
import { readFaqs } from '@/lib/faq/queries';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.faq);

export default async function FaqPage() {
  return <FaqScreen groups={await readFaqs()} />;
}
