import type { HomeSection } from '@/lib/contract/home';
import { layoutOf } from '@/lib/features/home/section-layout';
import { Awards } from './awards';
import { Certificates } from './certificates';
import { Licences } from './licences';

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
  switch (layoutOf(section)) {
    case 'awards':
      return <Awards section={section} />;
    case 'papers':
      return <Licences images={section.images} />;
    default:
      return <Certificates images={section.images} />;
  }
}
