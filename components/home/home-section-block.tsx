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

/** A story leads to the page about the shop if that is wanted and open, otherwise to the products. */
export const storyLink = (shop: ShopProfile, path: string): StoryLink =>
  path === routes.aboutUs && isOpen(shop, path)
    ? { href: path, label: 'About us' }
    : { href: routes.shop(), label: 'Shop all products' };

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
