import type { HomeSection, SectionLayout } from '../../contract/home';
import { arrangeSections } from './arrange-sections';

const section = (id: number, layout: SectionLayout): HomeSection => ({
  id,
  layout,
  label: `Section ${id}`,
  description: '',
  image: null,
  images: [],
  is_visible_on_website: true,
});
const collectIds = (sections: HomeSection[]) => sections.map(({ id }) => id);

describe('the sections of the home page', () => {
  const home = {
    upperSections: [section(1, 'story'), section(2, 'seals')],
    lowerSections: [section(3, 'awards'), section(4, 'papers')],
    footSections: [section(5, 'story'), section(6, 'services')],
  };

  it('stand together by what they are, in the order of the store', () => {
    const { services, stories, proofs, closing } = arrangeSections(home);
    expect([services, stories, proofs, closing].map(collectIds)).toEqual([
      [6],
      [1],
      [2, 3, 4],
      [5],
    ]);
  });

  it('are all there, wherever the store lists them', () => {
    const upperSections = Object.values(home).flat();
    const arranged = arrangeSections({ upperSections, lowerSections: [], footSections: [] });
    expect(collectIds(Object.values(arranged).flat()).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
