import type { ReactElement } from 'react';
import type { ServiceTerms } from '@/lib/content/service-facts';
import type { HomeSection } from '@/lib/contract/home';
import type { ShopProfile } from '@/lib/contract/shop-profile';
import { sectionLayout } from '@/lib/features/home/section-layout';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { routes } from '@/lib/platform/routes';
import { Proofs } from './proofs';
import { Services } from './services';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';

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

interface StoryLink {
  href: string;
  label: string;
}

interface StoryProps {
  section: HomeSection;
  isPictureLeft: boolean;
  link: StoryLink | undefined;
}

function Story({ section, isPictureLeft, link }: StoryProps) {
  const id = `section-${section.id}`;
  return (
    <section aria-labelledby={id} className={`frame story ${isPictureLeft ? 'story-left' : ''}`}>
      <div>
        <h2 id={id} className="max-w-[18ch] font-display text-5 font-medium text-balance">
          {section.label}
        </h2>
        <p className="mt-4 max-w-[58ch] text-3 leading-7 text-ink-2">{section.description}</p>
        {link && (
          <Link href={link.href} className={`${buttonClass('second')} mt-6`}>
            {link.label}
          </Link>
        )}
      </div>
      {section.image && (
        <div>
          <div className="picture aspect-[3/2]">
            <Picture
              src={section.image}
              alt=""
              sizes="(width >= 120rem) 1050px, (width >= 48rem) 56vw, 100vw"
            />
          </div>
          <div className="shelf-edge" />
        </div>
      )}
    </section>
  );
}
