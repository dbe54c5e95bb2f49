import type { Metadata } from 'next';
import { ConsultationScreen } from '@/components/vaidya/consultation-screen';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import '../../home.css';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.vaidya);

export default function ConsultOurVaidyaPage() {
  return <ConsultationScreen />;
}
