import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConcernsScreen } from '@/components/concern/concerns-screen';
import { JsonLd } from '@/components/layout/json-ld';
import { readConcerns } from '@/lib/features/concern/queries';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { collectionPage } from '@/lib/seo/concern-json-ld';

const name = 'Shop by concern';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.concerns, { name });

export default async function ConcernsPage() {
  await requireOpen(routes.concerns);
  const concerns = await readConcerns();
  if (concerns.length === 0) notFound();
  return (
    <>
      <ConcernsScreen concerns={concerns} />
      <JsonLd
        things={[
          collectionPage(
            { name, href: routes.concerns },
            concerns.map((concern) => ({ name: concern.name, href: routes.concern(concern) })),
          ),
          breadcrumbList({ label: name, href: routes.concerns }),
        ]}
      />
    </>
  );
}
