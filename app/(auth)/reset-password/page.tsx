import type { Metadata } from 'next';
import { ResetRequestScreen } from '@/components/account/reset-request-screen';
import { readShopPictures } from '@/lib/features/home/read-pictures';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.resetPassword);

export default async function ResetRequestPage() {
  return <ResetRequestScreen pictures={await readShopPictures()} />;
}
