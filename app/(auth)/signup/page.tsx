import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { SignUpScreen } from '@/components/account/sign-up-screen';
import { currentStoreToken } from '@/lib/platform/auth/store-token';
import { readShopPictures } from '@/lib/features/home/read-pictures';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface SignUpPageProps {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.signup());

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  if (await currentStoreToken()) redirect(routes.home);
  const { callbackUrl } = await searchParams;
  const pictures = await readShopPictures();
  return (
    <SignUpScreen pictures={pictures} backTo={safeBackTo([callbackUrl].flat()[0], routes.home)} />
  );
}
