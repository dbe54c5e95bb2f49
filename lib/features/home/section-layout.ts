import type { HomeSection, SectionLayout } from '../../contract/home';

export function layoutOf({ layout, images }: HomeSection): SectionLayout {
  return layout ?? (images.length > 0 ? 'seals' : 'story');
}
