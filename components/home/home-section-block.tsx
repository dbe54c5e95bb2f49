import type { ReactElement } from 'react';
import type { ServiceTerms } from '@/lib/content/service-facts';
import type { HomeSection } from '@/lib/contract/home';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { sectionLayout } from '@/lib/features/home/section-layout';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { routes } from '@/lib/platform/routes';
import { Proofs } from './proofs';
import { Services } from './services';
import { Story, type StoryLink } from './story';

interface HomeSectionBlockProps {
  section: HomeSection;
  terms: ServiceTerms;
  isPictureLeft?: boolean;
  /** Where a story leads. */
  link?: StoryLink;
}

const storyLabels = new Map([
  [routes.aboutUs, 'About us'],
  [routes.growers, 'Meet our growers'],
]);

/** A story leads to the page that is wanted if it is open, otherwise to the products. */
export function storyLink(shop: ShopProfile, path: string): StoryLink {
  const label = storyLabels.get(path);
  return label && isOpen(shop, path)
    ? { href: path, label }
    : { href: routes.shop(), label: 'Shop all products' };
}

// The type of the answer makes the compiler ask for a layout without a case.
export function HomeSectionBlock({
  section,
  terms,
  isPictureLeft = false,
  link,
}: HomeSectionBlockProps): ReactElement {
  switch (sectionLayout(section)) {
    case 'story':
      return <Story section={section} isPictureLeft={isPictureLeft} link={link} />;
    case 'services':
      return <Services section={section} terms={terms} tested={undefined} />;
    case 'seals':
    case 'awards':
    case 'papers':
      return <Proofs sections={[section]} />;
  }
}
