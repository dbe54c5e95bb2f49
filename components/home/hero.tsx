import { Carousel } from '@/components/ui/carousel';
import type { Category } from '@/lib/contract/category';
import type { HomeBanner } from '@/lib/contract/home';
import { bannerAddress } from '@/lib/features/home/banner-address';
import { HeroSlide } from './hero-slide';

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
