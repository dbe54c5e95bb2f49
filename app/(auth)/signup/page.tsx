import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { MobileEntryScreen } from '@/components/account/mobile-entry-screen';
import { SignUpScreen } from '@/components/account/sign-up-screen';
import { currentStoreToken } from '@/lib/platform/auth/store-token';
import { readShopPictures } from '@/lib/features/home/read-pictures';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes, safeBackTo } from '@/lib/platform/routes';

interface SignUpPageProps {
  searchParams: Promise<{
    callbackUrl?: string | string[];
    step?: string | string[];
    kept?: string | string[];
  }>;
}

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.signup());

export default async function SignUpPage({ searchParams }: SignUpPageProps) {
  const { callbackUrl, step, kept: submittedFormId } = await searchParams;
  const backTo = safeBackTo([callbackUrl].flat()[0], routes.home);
  if (await currentStoreToken()) redirect(routes.home);
  const [pictures, submittedForm] = await Promise.all([
    readShopPictures(),
    findSubmittedForm(submittedFormId),
  ]);
  if (step !== 'mobile' && step !== 'otp') {
    return <SignUpScreen pictures={pictures} backTo={backTo} submittedForm={submittedForm} />;
  }
  return (
    <MobileEntryScreen
      pictures={pictures}
      backTo={backTo}
      step={step}
      submittedForm={submittedForm}
    />
  );
}
