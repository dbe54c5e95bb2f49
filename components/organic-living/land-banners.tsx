import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { organicLiving } from '@/lib/content/organic-living';

const sizes = '(width >= 120rem) 1920px, (width >= 48rem) 100vw, 170vw';

export function LandBanners() {
  return (
    <Carousel
      label="Views of the land"
      slideClass="basis-full"
      autoplayMs={10_000}
      className="mx-auto max-w-[1920px]"
      controlsClass="frame"
    >
      {organicLiving.banners.map(({ image, alt, title, text }, place) => (
        <figure key={title}>
          <div className="picture aspect-[3/2] md:aspect-[5/2]">
            <Picture src={image} alt={alt} sizes={sizes} isFirst={place === 0} />
          </div>
          <div className="shelf-edge" />
          <figcaption className="frame pt-4 md:flex md:items-baseline md:gap-6">
            <span className="block font-display text-4 font-medium md:w-40 md:shrink-0">
              {title}
            </span>
            <span className="block max-w-[66ch] text-ink-2">{text}</span>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
