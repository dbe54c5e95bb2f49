import { layoutNames, sectionLayouts } from '../../contract/home';
import type { SectionKind } from '../../contract/staff-home';

export const placeWords: Record<SectionKind, string> = {
  upper: 'Above the products',
  lower: 'Below the products',
  footer: 'At the foot of the page',
};

/** Layouts with a single picture come first. */
export const layoutOptions = layoutNames
  .toSorted((a, b) => Number(sectionLayouts[b].isStory) - Number(sectionLayouts[a].isStory))
  .map((value) => ({ value, label: sectionLayouts[value].label }));
