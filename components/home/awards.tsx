import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import type { HomeSection } from '@/lib/contract/home';

export function Awards({ section }: { section: HomeSection }) {
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id} className="awards">
      <div className="frame">
        <div>
          <h2 id={id} className="font-display text-5 font-medium">
            {section.label}
          </h2>
          <p className="mt-3 max-w-[44ch] text-ink-2">{section.description}</p>
        </div>
        <Carousel
          label={section.label}
          slideClass="basis-1/2 pr-4 lg:basis-1/3 lg:pr-6 2xl:basis-1/4"
          autoplayMs={3_000}
        >
          {section.images.map(({ image, alt, name }) => (
            <figure key={image}>
              <Picture
                src={image}
                alt={alt}
                width={400}
                height={400}
                sizes="(width >= 64rem) 17vw, (width >= 48rem) 26vw, 46vw"
              />
              {name && <figcaption className="mt-3 text-1">{name}</figcaption>}
            </figure>
          ))}
        </Carousel>
      </div>
    </section>
  );
}
