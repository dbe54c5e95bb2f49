import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { HousePicture } from '@/components/text-page/house-picture';
import { TextPageScreen } from '@/components/text-page/text-page-screen';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes } from '@/lib/routes';
import { homeCrumbs, housePages } from '@/lib/text-page/beside';
import { findTextPage } from '@/lib/text-page/queries';
import '../../pages.css';

export const revalidate = 3600;

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.aboutUs);

export default async function AboutUsPage() {
  const page = await findTextPage('about-us');
  if (!page) notFound();
  return (
    <TextPageScreen page={page} crumbs={homeCrumbs} beside={housePages}>
      <HousePicture />
    </TextPageScreen>
  );
}
