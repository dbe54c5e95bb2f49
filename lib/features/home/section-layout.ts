import type { HomeSection, SectionLayout } from '../../contract/home';

/** How a section is set: as the store says, or else by what the section holds. */
export function layoutOf({ layout, images }: HomeSection): SectionLayout {
  return layout ?? (images.length > 0 ? 'seals' : 'story');
}
