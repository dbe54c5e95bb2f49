import type { HomeSection, SectionPicture } from '@/lib/contract/home';
import { sectionLayout } from '@/lib/features/home/section-layout';
import { Carousel } from '@/components/ui/carousel';
import { Picture } from '@/components/ui/picture';
import { Licence } from './licence';

export function Proofs({ sections }: { sections: HomeSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div className="proofs">
      <div className="frame">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={`section-${section.id}`}>
            <h2 id={`section-${section.id}`} className="font-display text-4 font-medium">
              {section.label}
            </h2>
            <p>{section.description}</p>
            <ProofPictures section={section} />
          </section>
        ))}
      </div>
    </div>
  );
}

function ProofPictures({ section }: { section: HomeSection }) {
  switch (sectionLayout(section)) {
    case 'awards':
      return <Awards section={section} />;
    case 'papers':
      return <Licences images={section.images} />;
    default:
      return <Certificates images={section.images} />;
  }
}

function Awards({ section: { label, images } }: { section: HomeSection }) {
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

function Certificates({ images }: { images: SectionPicture[] }) {
  return (
    <ul className="certificates">
      {images.map(({ image, alt, name }) => (
        <li key={image}>
          <Picture src={image} alt={alt} width={88} height={88} />
          {name && <span aria-hidden>{name}</span>}
        </li>
      ))}
    </ul>
  );
}

function Licences({ images }: { images: SectionPicture[] }) {
  return (
    <ul className="licences">
      {images.map((picture) => (
        <li key={picture.image}>
          <Licence picture={picture} />
        </li>
      ))}
    </ul>
  );
}
