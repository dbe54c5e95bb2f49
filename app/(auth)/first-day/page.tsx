import type { Metadata } from 'next';
import { OwnerScreen } from '@/components/account/owner-screen';

interface FirstDayPageProps {
  searchParams: Promise<{ code?: string | string[] }>;
}

export const metadata: Metadata = {
  title: 'Setup',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function FirstDayPage({ searchParams }: FirstDayPageProps) {
  const { code } = await searchParams;
  return <OwnerScreen code={[code].flat()[0] ?? ''} />;
}
