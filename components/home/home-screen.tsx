import type { Category } from '@/lib/contract/category';
import type { Home } from '@/lib/home/queries';
import { ProductRail } from '@/components/product/product-rail';
import { Cabinet } from './cabinet';
import { HomeBanners } from './home-banners';
import { HomeSectionBlock } from './home-section-block';
import { Journal } from './journal';
import { Statistics } from './statistics';

interface HomeScreenProps {
  categories: Category[];
  home: Home;
}

/** The home page (spec section 2). */
export function HomeScreen({ categories, home }: HomeScreenProps) {
  return (
    <>
      <HomeBanners banners={home.banners} categories={categories} />
      <div className="frame">
        <Cabinet categories={categories} />
        <ProductRail title="Try Our New Products" products={home.newArrivals} />
        <ProductRail title="Must Try" products={home.mustTry} />
        {home.upperSections.map((section) => (
          <HomeSectionBlock key={section.id} section={section} />
        ))}
        <ProductRail title="All Time Best Sellers" products={home.bestSellers} />
        <Statistics statistics={home.statistics} />
        <Journal blogs={home.blogs} />
        {[...home.lowerSections, ...home.footSections].map((section) => (
          <HomeSectionBlock key={section.id} section={section} />
        ))}
      </div>
    </>
  );
}
