import { ProductRail } from '@/components/product/product-rail';
import type { Category } from '@/lib/contract/category';
import { isOn } from '@/lib/contract/is-on';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import type { Home } from '@/lib/features/home/queries';
import { layoutOf } from '@/lib/features/home/section-layout';
import { routes } from '@/lib/platform/routes';
import { Cabinet } from './cabinet';
import { ConcernRow } from './concern-row';
import { MembershipStrip } from './membership-strip';
import { Hero } from './hero';
import { HomeSectionBlock } from './home-section-block';
import { RecentPosts } from './recent-posts';
import { Standing } from './standing';
import { VaidyaBand } from './vaidya-band';

interface HomeScreenProps {
  categories: Category[];
  home: Home;
  shop: ShopProfile;
}

export function HomeScreen({ categories, home, shop }: HomeScreenProps) {
  const seals = home.upperSections.find((section) => layoutOf(section) === 'seals');
  const stories = home.upperSections.filter((section) => section !== seals);
  const all = routes.shop();
  return (
    <>
      <Hero banners={home.banners} categories={categories} />
      {isOn(shop, 'home_categories') && <Cabinet categories={categories} />}
      <ConcernRow concerns={home.concerns} />
      {isOn(shop, 'home_new_products') && (
        <div className="frame">
          <ProductRail title="Try Our New Products" products={home.newArrivals} allHref={all} />
        </div>
      )}
      <div className="later">
        <VaidyaBand shop={shop} />
        {isOn(shop, 'home_must_try') && (
          <div className="frame">
            <ProductRail title="Must Try" products={home.mustTry} allHref={all} />
          </div>
        )}
        {stories.map((section, position) => (
          <HomeSectionBlock
            key={section.id}
            section={section}
            terms={shop}
            isPictureLeft={position % 2 === 0}
          />
        ))}
        {isOn(shop, 'home_best_sellers') && (
          <div className="frame">
            <ProductRail title="All Time Best Sellers" products={home.bestSellers} allHref={all} />
          </div>
        )}
        <MembershipStrip shop={shop} />
        {isOn(shop, 'home_statistics') && <Standing seals={seals} statistics={home.statistics} />}
        {isOn(shop, 'home_posts') && <RecentPosts blogs={home.blogs} />}
        {[...home.lowerSections, ...home.footSections].map((section) => (
          <HomeSectionBlock key={section.id} section={section} terms={shop} />
        ))}
      </div>
    </>
  );
}
