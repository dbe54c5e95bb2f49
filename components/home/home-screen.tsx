import { ProductRail } from '@/components/product/product-rail';
import { Later } from '@/components/ui/later';
import type { Category } from '@/lib/contract/category';
import { isOn } from '@/lib/contract/is-on';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { arrangeSections } from '@/lib/features/home/arrange-sections';
import { findNewProducts } from '@/lib/features/home/new-products';
import { readTestedProduct, type Home } from '@/lib/features/home/queries';
import { routes } from '@/lib/platform/routes';
import { HomeSectionBlock, storyLink } from './home-section-block';
import { MembershipStrip } from './membership-strip';
import { Hero } from './hero';
import { ParcelNotes } from './parcel-notes';
import { Proofs } from './proofs';
import { RecentPosts } from './recent-posts';
import { Services } from './services';
import { CategoryTiles, ConcernTiles } from './shop-tiles';
import { Statistics } from './statistics';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { vaidyaTexts } from '@/lib/content/vaidya';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { PrescriptionSlip } from './prescription-slip';

interface HomeScreenProps {
  categories: Category[];
  home: Home;
  shop: ShopProfile;
}

export async function HomeScreen({ categories, home, shop }: HomeScreenProps) {
  const { services, stories, proofs, closing } = arrangeSections(home);
  const [tested, first] = await Promise.all([
    readTestedProduct(home.bestSellers ?? []),
    findNewProducts(home),
  ]);
  // Best sellers first; a rail without products leaves its position to the next one.
  const [lead, second, third] = [
    isOn(shop, 'home_best_sellers') && {
      title: 'All Time Best Sellers',
      products: home.bestSellers,
    },
    isOn(shop, 'home_new_products') && first,
    isOn(shop, 'home_must_try') && { title: 'Must Try', products: home.mustTry },
  ].filter((rail) => rail && rail.products?.length !== 0);
  return (
    <>
      <Hero banners={home.banners} categories={categories} tested={tested} />
      <Rail rail={lead} />
      {services.map((section) => (
        <Services key={section.id} section={section} terms={shop} tested={tested} />
      ))}
      {services.length === 0 && isOn(shop, 'home_delivery') && <ParcelNotes shop={shop} />}
      {isOn(shop, 'home_categories') && <CategoryTiles categories={categories} />}
      <ConcernTiles concerns={home.concerns} />
      <Rail rail={second} />
      <Later>
        <VaidyaBand shop={shop} />
        <Rail rail={third} />
        {stories.map((section, position) => (
          <HomeSectionBlock
            key={section.id}
            section={section}
            terms={shop}
            isPictureLeft={position % 2 === 0}
            link={storyLink(shop, routes.aboutUs)}
          />
        ))}
        <MembershipStrip shop={shop} />
        <Proofs sections={proofs} />
        {isOn(shop, 'home_posts') && <RecentPosts blogs={home.blogs} />}
        {isOn(shop, 'home_statistics') && <Statistics statistics={home.statistics} />}
        {closing.map((section, position) => (
          <HomeSectionBlock
            key={section.id}
            section={section}
            terms={shop}
            isPictureLeft={position % 2 > 0}
            link={storyLink(shop, routes.growers)}
          />
        ))}
      </Later>
    </>
  );
}

interface RailProps {
  rail: false | { title: string; products: Home['bestSellers'] } | undefined;
}

const Rail = ({ rail }: RailProps) =>
  rail && (
    <div className="frame">
      <ProductRail {...rail} allHref={routes.shop()} />
    </div>
  );

function VaidyaBand({ shop }: { shop: ShopProfile }) {
  if (!isOpen(shop, routes.vaidya)) return null;
  const { title, text } = vaidyaTexts(shop);
  return (
    <section aria-labelledby="vaidya" className="on-leaf vaidya-band">
      <div className="frame">
        <div>
          <h2 id="vaidya" className="max-w-[12ch] font-display text-5 font-medium">
            {title}
          </h2>
          <p className="mt-4 max-w-[46ch] text-3 leading-7">{text}</p>
          <Link href={routes.vaidya} className={`${buttonClass('turmeric')} mt-7`}>
            Book appointment
          </Link>
        </div>
        <span aria-hidden className="vaidya-plant" />
        {shop.has_demo && <PrescriptionSlip />}
      </div>
    </section>
  );
}
