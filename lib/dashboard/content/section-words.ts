import type { SectionLayout } from '../../contract/home';
import type { SectionKind } from '../../contract/staff-home';

export const placeWords: Record<SectionKind, string> = {
  upper: 'Above the products',
  lower: 'Below the products',
  footer: 'At the foot of the page',
};

export const layoutWords: Record<SectionLayout, string> = {
  story: 'Words beside one picture',
  services: 'Our services, beside one picture',
  seals: 'A row of seals',
  awards: 'Awards on the wall',
  papers: 'Papers that open large',
};
