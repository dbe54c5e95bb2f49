import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignUpScreen } from '@/components/account/sign-up-screen';
import { currentStoreToken } from '@/lib/auth/store-token';
import { readShopPictures } from '@/lib/home/read-pictures';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes, safeBackTo } from '@/lib/routes';

interface SignUpPageProps {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata(routes.signup(), { isIndexed: false });

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  if (await currentStoreToken()) redirect(routes.home);
  const { callbackUrl } = await searchParams;
  const pictures = await readShopPictures();
  return (
    <SignUpScreen pictures={pictures} backTo={safeBackTo([callbackUrl].flat()[0], routes.home)} />
  );
}
