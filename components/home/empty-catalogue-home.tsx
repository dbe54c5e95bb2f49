import { ProductRail } from '@/components/product/product-rail';
import type { Category } from '@/lib/contract/category';
import { isOn } from '@/lib/contract/is-on';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { hasProducts } from '@/lib/features/category/menu';
import { arrangeSections } from '@/lib/features/home/arrange-sections';
import { readNewest, readTestedProduct, type Home } from '@/lib/features/home/queries';
import { routes } from '@/lib/platform/routes';
import { HomeSectionBlock, storyLink } from './home-section-block';
import { MembershipStrip } from './membership-strip';
import { RecentPosts } from './recent-posts';
import { ParcelNotes } from './parcel-notes';
import { Proofs } from './proofs';
import { Services } from './services';
import { CategoryTiles, ConcernTiles } from './shop-tiles';
import { Statistics } from './statistics';
import { Welcome } from './welcome';

interface EmptyCatalogueHomeProps {
  shop: ShopProfile;
  categories: Category[];
  home: Home;
}

export async function EmptyCatalogueHome({ shop, categories, home }: EmptyCatalogueHomeProps) {
  const newest = await readNewest();
  const { services, stories, proofs, closing } = arrangeSections(home);
  const tested = await readTestedProduct(home.bestSellers ?? newest);
  const all = routes.shop();
  return (
    <>
      <Welcome shop={shop} products={newest} />
      {isOn(shop, 'home_new_products') && (
        <div className="frame">
          <ProductRail
            title={home.newArrivals?.length ? 'Try Our New Products' : 'New arrivals'}
            products={home.newArrivals?.length ? home.newArrivals : newest}
            allHref={all}
          />
        </div>
      )}
      {isOn(shop, 'home_categories') && (
        <CategoryTiles categories={categories.filter(hasProducts)} />
      )}
      <ConcernTiles concerns={home.concerns} />
      <div className="frame">
        {isOn(shop, 'home_must_try') && (
          <ProductRail title="Must Try" products={home.mustTry} allHref={all} />
        )}
        {isOn(shop, 'home_best_sellers') && (
          <ProductRail title="All Time Best Sellers" products={home.bestSellers} allHref={all} />
        )}
      </div>
      {stories.map((section, position) => (
        <HomeSectionBlock
          key={section.id}
          section={section}
          terms={shop}
          isPictureLeft={position % 2 === 0}
          link={storyLink(shop, routes.aboutUs)}
        />
      ))}
      {services.map((section) => (
        <Services key={section.id} section={section} terms={shop} tested={tested} />
      ))}
      {services.length === 0 && isOn(shop, 'home_delivery') && <ParcelNotes shop={shop} />}
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
          link={storyLink(shop, routes.shop())}
        />
      ))}
    </>
  );
}
