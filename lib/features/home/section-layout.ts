import type { HomeSection, SectionLayout } from '../../contract/home';

export function sectionLayout({ layout, images }: HomeSection): SectionLayout {
  return layout ?? (images.length > 0 ? 'seals' : 'story');
}
