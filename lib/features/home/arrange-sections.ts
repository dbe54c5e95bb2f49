import type { HomeSection, SectionLayout } from '../../contract/home';
import type { Home } from './queries';
import { layoutOf } from './section-layout';

const proofs: readonly SectionLayout[] = ['seals', 'awards', 'papers'];

export interface ArrangedSections {
  /** What comes with a parcel: below the first banner. */
  services: HomeSection[];
  stories: HomeSection[];
  /** Seals, awards and licences: side by side, as one part. */
  proofs: HomeSection[];
  /** At the foot of the page. */
  closing: HomeSection[];
}

/** Puts the sections of the home page where they stand, each in the order of the store. */
export function arrangeSections({
  upperSections,
  lowerSections,
  footSections,
}: Pick<Home, 'upperSections' | 'lowerSections' | 'footSections'>): ArrangedSections {
  const later = [...lowerSections, ...footSections];
  const all = [...upperSections, ...later];
  const isService = (section: HomeSection) => layoutOf(section) === 'services';
  const isProof = (section: HomeSection) => proofs.includes(layoutOf(section));
  const isOther = (section: HomeSection) => !isService(section) && !isProof(section);
  return {
    services: all.filter(isService),
    stories: upperSections.filter(isOther),
    proofs: all.filter(isProof),
    closing: later.filter(isOther),
  };
}
