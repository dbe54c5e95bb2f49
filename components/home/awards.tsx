import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/lib/contract/home';

export function Awards({ section: { label, images } }: { section: HomeSection }) {
  return (
    <Carousel label={label} slideClass="award" autoplayMs={3_000}>
      {images.map(({ image, alt, name }) => (
        <figure key={image}>
          <Picture
            src={image}
            alt={alt}
            width={400}
            height={400}
            sizes="(width >= 64rem) 12vw, (width >= 48rem) 22vw, 30vw"
          />
          {name && <figcaption>{name}</figcaption>}
        </figure>
      ))}
    </Carousel>
  );
}
