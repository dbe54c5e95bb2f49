import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { readShop } from '@/lib/features/shop-profile/queries';
import { helpCrumbs, helpPages, homeCrumbs } from '@/lib/features/text-page/policy-links';
import { findTextPage } from '@/lib/features/text-page/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { TextPageScreen } from './text-page-screen';

export async function PolicyPage({ slug }: { slug: string }) {
  const page = await findTextPage(slug);
  if (!page) notFound();
  // The questions and answers are closed until one is published.
  const hasHelp = isOpen(await readShop(), routes.faq);
  return (
    <>
      <TextPageScreen
        page={page}
        crumbs={hasHelp ? helpCrumbs : homeCrumbs}
        relatedLinks={helpPages}
      />
      <JsonLd
        things={[
          breadcrumbList(...(hasHelp ? [{ label: 'Help', href: routes.faq }] : []), {
            label: page.title,
            href: `/${page.slug}`,
          }),
        ]}
      />
    </>
  );
}
