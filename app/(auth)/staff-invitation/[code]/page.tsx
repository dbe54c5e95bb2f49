import type { Metadata } from 'next';
import { InvitationScreen } from '@/components/team/invitation-screen';
import { readShopPictures } from '@/lib/features/home/read-pictures';
import { findInvitation, ownEmail } from '@/lib/features/team/queries';

export const metadata: Metadata = {
  title: 'Invitation',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function InvitationPage({ params }: { params: Promise<{ code: string }> }) {
  const { code } = await params;
  const [invitation, email, pictures] = await Promise.all([
    findInvitation(code),
    ownEmail(),
    readShopPictures(),
  ]);
  return (
    <InvitationScreen code={code} invitation={invitation} ownEmail={email} pictures={pictures} />
  );
}
