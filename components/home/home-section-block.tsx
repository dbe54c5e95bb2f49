import Image from 'next/image';
import type { HomeSection } from '@/lib/contract/home';

/** A section that staff keep: words, a picture, or a row of seals. */
export function HomeSectionBlock({ section }: { section: HomeSection }) {
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id} className="mt-14 grid gap-x-10 gap-y-6 md:grid-cols-[2fr_3fr]">
      <div>
        <h2 id={id} className="font-display text-5 font-medium">
          {section.label}
        </h2>
        <p className="mt-3 max-w-[60ch]">{section.description}</p>
      </div>
      {section.images.length > 0 ? (
        <ul className="flex flex-wrap gap-4">
          {section.images.map(({ image, alt }) => (
            <li key={image}>
              <Image src={image} alt={alt} width={120} height={120} loading="lazy" />
            </li>
          ))}
        </ul>
      ) : (
        section.image && (
          <div className="relative aspect-[16/9] w-full self-start bg-paper-2">
            <Image
              src={section.image}
              alt=""
              fill
              sizes="(width >= 48rem) 60vw, 100vw"
              className="object-cover"
            />
          </div>
        )
      )}
    </section>
  );
}
