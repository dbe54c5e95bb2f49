import type { Metadata } from 'next';
import { ConfirmEmailScreen } from '@/components/account/confirm-email-screen';
import { requireLiveCustomer } from '@/lib/platform/auth/read-own';
import { routes } from '@/lib/platform/routes';

export const metadata: Metadata = {
  title: 'Verify your email',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function ConfirmEmailPage({ params }: { params: Promise<{ code: string }> }) {
  const code = decodeURIComponent((await params).code);
  await requireLiveCustomer(routes.confirmEmail(code));
  return <ConfirmEmailScreen code={code} />;
}
