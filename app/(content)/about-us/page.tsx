import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { GrowersRow } from '@/components/grower/growers-row';
import { JsonLd } from '@/components/layout/json-ld';
import { TextPageScreen } from '@/components/text-page/text-page-screen';
import { linkClass } from '@/components/ui/button-class';
import { FramedPicture } from '@/components/ui/framed-picture';
import { Link } from '@/components/ui/link';
import { TilePicture } from '@/components/ui/picture-tiles';
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
        {shop.has_demo && <GrowersMap />}
        <GrowersRow />
      </div>
      <JsonLd things={[breadcrumbList({ label: page.title, href: routes.aboutUs })]} />
    </>
  );
}

function GrowersMap() {
  return (
    <section aria-labelledby="map" className="picture-row">
      <div>
        <TilePicture
          image="/pictures/home/growers-map.svg"
          alt="Map of India’s coast and rivers with our growers: most in Gujarat around Ahmedabad, others in Kerala, Uttarakhand, Meghalaya and Assam"
          plant="neem"
          sizes="(width >= 48rem) 50vw, 100vw"
          isFirst={false}
        />
      </div>
      <div>
        <h2 id="map" className="font-display text-5 font-medium">
          Where our food grows
        </h2>
        <p className="mt-4 max-w-[46ch] text-3 leading-7">
          Most of it grows within a day’s drive of Ahmedabad. Pepper, ginger and coffee come from
          Kerala; beans, salt and honey from Uttarakhand; turmeric from Meghalaya; and tea from
          Assam. Enter the lot number on your pack to see its farm.
        </p>
        <p className="mt-4">
          <Link href={routes.lots} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            Find your lot
          </Link>
        </p>
      </div>
    </section>
  );
}
