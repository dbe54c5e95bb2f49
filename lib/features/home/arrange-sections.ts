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
  const isStory = (section: HomeSection) => layoutOf(section) === 'story';
  return {
    services: all.filter((section) => layoutOf(section) === 'services'),
    stories: upperSections.filter(isStory),
    proofs: all.filter((section) => proofs.includes(layoutOf(section))),
    closing: later.filter(isStory),
  };
}
