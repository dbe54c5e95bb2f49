import type { HomeSection } from '../../contract/home';
import { sectionLayout } from './section-layout';

const section: HomeSection = {
  id: 1,
  label: 'A shop',
  description: '',
  image: null,
  images: [],
  is_visible_on_website: true,
};
const picture = { image: '/pictures/a.webp', alt: 'A seal' };

describe('the layout of a home section', () => {
  it('is the one that the store names', () => {
    expect(sectionLayout({ ...section, layout: 'awards', images: [picture] })).toBe('awards');
  });

  it('follows from what the section holds where the store names none', () => {
    expect(sectionLayout({ ...section, images: [picture] })).toBe('seals');
    expect(sectionLayout({ ...section, layout: null, image: '/pictures/a.webp' })).toBe('story');
  });
});
