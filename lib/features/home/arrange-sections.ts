import { sectionLayouts, type HomeSection } from '../../contract/home';
import type { Home } from './queries';
import { sectionLayout } from './section-layout';

const sectionPart = (section: HomeSection) => sectionLayouts[sectionLayout(section)].part;

export interface ArrangedSections {
  /** Service promises of the shop: below the first banner. */
  services: HomeSection[];
  stories: HomeSection[];
  /** Seals, awards and licences: side by side in one section. */
  proofs: HomeSection[];
  closing: HomeSection[];
}

/** Arranges the sections of the home page by position, each in the order of the store. */
export function arrangeSections({
  upperSections,
  lowerSections,
  footSections,
}: Pick<Home, 'upperSections' | 'lowerSections' | 'footSections'>): ArrangedSections {
  const later = [...lowerSections, ...footSections];
  const all = [...upperSections, ...later];
  const isStory = (section: HomeSection) => sectionPart(section) === 'stories';
  return {
    services: all.filter((section) => sectionPart(section) === 'services'),
    stories: upperSections.filter(isStory),
    proofs: all.filter((section) => sectionPart(section) === 'proofs'),
    closing: later.filter(isStory),
  };
}
