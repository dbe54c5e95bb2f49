import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ResetPasswordScreen } from '@/components/account/reset-password-screen';
import { readResetCode } from '@/lib/platform/auth/reset-code';
import { readShopPictures } from '@/lib/features/home/read-pictures';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.resetPassword);

export default async function ResetPasswordPage({
  params,
}: PageProps<'/reset-password/[resetUUID]'>) {
  const code = decodeURIComponent((await params).resetUUID).trim();
  if (!code) redirect(routes.home);
  const [reset, pictures] = await Promise.all([readResetCode(code), readShopPictures()]);
  return <ResetPasswordScreen code={code} {...reset} pictures={pictures} />;
}
