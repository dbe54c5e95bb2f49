import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginScreen } from '@/components/account/login-screen';
import { currentStoreToken } from '@/lib/auth/store-token';
import { pageMetadata } from '@/lib/page-meta/queries';
import { routes, safeBackTo } from '@/lib/routes';

interface LoginPageProps {
  searchParams: Promise<{ callbackUrl?: string | string[] }>;
}

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata(routes.login(), { isIndexed: false });

export default async function LoginPage({ searchParams }: LoginPageProps) {
  if (await currentStoreToken()) redirect(routes.home);
  const { callbackUrl } = await searchParams;
  const backTo = Array.isArray(callbackUrl) ? callbackUrl[0] : callbackUrl;
  return (
    <div className="frame py-8 md:py-14">
      <LoginScreen backTo={safeBackTo(backTo, routes.shop())} />
    </div>
  );
}
