import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LoginScreen } from '@/components/account/login-screen';
import { loginSteps } from '@/components/account/login-step';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { currentStoreToken } from '@/lib/platform/auth/store-token';
import { readShopPictures } from '@/lib/features/home/read-pictures';
import { readBookingReason } from '@/lib/features/appointment/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface LoginPageProps {
  searchParams: Promise<{
    callbackUrl?: string | string[];
    step?: string | string[];
    kept?: string | string[];
  }>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.login());

export default async function LoginPage({ searchParams }: LoginPageProps) {
  if (await currentStoreToken()) redirect(routes.home);
  const { callbackUrl, step, kept } = await searchParams;
  const backTo = safeBackTo([callbackUrl].flat()[0], routes.shop());
  const [pictures, reason, submittedForm] = await Promise.all([
    readShopPictures(),
    readBookingReason(backTo),
    findSubmittedForm(kept),
  ]);
  return (
    <LoginScreen
      pictures={pictures}
      reason={reason}
      backTo={backTo}
      step={loginSteps.find((name) => name === step)}
      submittedForm={submittedForm}
    />
  );
}
