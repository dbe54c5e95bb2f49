import { notFound } from 'next/navigation';
import { helpCrumbs, helpPages } from '@/lib/features/text-page/policy-links';
import { findTextPage } from '@/lib/features/text-page/queries';
import { TextPageScreen } from './text-page-screen';

export async function PolicyPage({ slug }: { slug: string }) {
  const page = await findTextPage(slug);
  if (!page) notFound();
  return <TextPageScreen page={page} crumbs={helpCrumbs} beside={helpPages} />;
}
