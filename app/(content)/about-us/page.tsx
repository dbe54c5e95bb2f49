import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GrowersRow } from '@/components/grower/growers-row';
import { JsonLd } from '@/components/layout/json-ld';
import { TextPageScreen } from '@/components/text-page/text-page-screen';
import { FramedPicture } from '@/components/ui/framed-picture';
import { pageMetadata } from '@/lib/features/page-meta/queries';
import { routes } from '@/lib/platform/routes';
import { breadcrumbList } from '@/lib/seo/item-list-json-ld';
import { homeCrumbs, companyPages } from '@/lib/features/text-page/policy-links';
import { readShop } from '@/lib/features/shop-profile/queries';
import { findTextPage } from '@/lib/features/text-page/queries';
import '../../all-parts.css';
import '../../pages.css';

export const generateMetadata = (): Promise<Metadata> => pageMetadata(routes.aboutUs);

export default async function AboutUsPage() {
  const [page, shop] = await Promise.all([findTextPage('about-us'), readShop()]);
  if (!page) notFound();
  return (
    <>
      <TextPageScreen page={page} crumbs={homeCrumbs} relatedLinks={companyPages}>
        {shop.has_demo && (
          <FramedPicture
            src="/pictures/home/about.webp"
            alt="Turmeric, groundnut oil, forest honey and hair oil beside a brass lota"
            isFirst
            sizes="(width >= 64rem) 46rem, 100vw"
            className="house-picture"
          />
        )}
      </TextPageScreen>
      <div className="frame pb-10 lg:pb-14">
        <GrowersRow />
      </div>
      <JsonLd things={[breadcrumbList({ label: page.title, href: routes.aboutUs })]} />
    </>
  );
}
