import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { helpCrumbs, helpPages } from '@/lib/features/text-page/policy-links';
import { findTextPage } from '@/lib/features/text-page/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/breadcrumb-json-ld';
import { TextPageScreen } from './text-page-screen';

export async function PolicyPage({ slug }: { slug: string }) {
  const page = await findTextPage(slug);
  if (!page) notFound();
  return (
    <>
      <TextPageScreen page={page} crumbs={helpCrumbs} beside={helpPages} />
      <JsonLd
        things={[
          breadcrumbList(
            { label: 'Help', href: routes.faq },
            { label: page.title, href: `/${page.slug}` },
          ),
        ]}
      />
    </>
  );
}
