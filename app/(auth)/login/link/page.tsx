import type { Metadata } from 'next';
import { LoginLinkScreen } from '@/components/account/login-link-screen';
import { readShopPictures } from '@/lib/features/home/read-pictures';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.login());

export default async function LoginLinkPage() {
  return <LoginLinkScreen pictures={await readShopPictures()} />;
}
