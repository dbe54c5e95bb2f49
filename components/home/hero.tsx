import { Carousel } from '@/components/ui/carousel';
import type { Category } from '@/lib/contract/category';
import type { HomeBanner } from '@/lib/contract/home';
import { HeroSlide } from './hero-slide';
import { categoryPath } from '../../lib/features/category/find-category';
import { routes } from '../../lib/platform/routes';

interface HeroProps {
  banners: HomeBanner[];
  categories: Category[];
}

export function Hero({ banners, categories }: HeroProps) {
  if (banners.length === 0) return null;
  return (
    <Carousel
      label="News from the shop"
      slideClass="basis-full"
      autoplayMs={10_000}
      className="hero"
      controlsClass="hero-controls"
    >
      {banners.map((banner, position) => (
        <HeroSlide
          key={banner.id}
          banner={banner}
          href={bannerAddress(banner, categories)}
          isFirst={position === 0}
        />
      ))}
    </Carousel>
  );
}

function bannerAddress(banner: HomeBanner, categories: Category[]): string {
  if (banner.product_id && banner.products) {
    return routes.product({ id: banner.product_id, name: banner.products.name });
  }
  const category = banner.category_id
    ? categoryPath(categories, banner.category_id).at(-1)
    : undefined;
  return routes.shop({ category });
}
