import type { Metadata } from 'next';
import { OwnerForm } from '@/components/account/owner-form';

export const metadata: Metadata = {
  title: 'Setup',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default async function CreateOwnerPage({ searchParams }: PageProps<'/first-day'>) {
  const { code } = await searchParams;
  return (
    <div className="mx-auto w-full max-w-[30rem] px-4 py-10 md:py-20">
      <h1 className="font-display text-5 font-medium">Set up your shop</h1>
      <p className="mt-3 text-ink-2">
        This shop has no owner yet. Create the owner account first. You can add products and
        settings next.
      </p>
      <OwnerForm code={[code].flat()[0] ?? ''} />
    </div>
  );
}
