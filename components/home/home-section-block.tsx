import type { ReactElement } from 'react';
import type { ServiceTerms } from '@/lib/content/service-facts';
import type { HomeSection } from '@/lib/contract/home';
import { sectionLayout } from '@/lib/features/home/section-layout';
import { Proofs } from './proofs';
import { Services } from './services';
import { Story } from './story';

interface HomeSectionBlockProps {
  section: HomeSection;
  terms: ServiceTerms;
  isPictureLeft?: boolean;
}

// The type of the answer makes the compiler ask for a layout without a case.
export function HomeSectionBlock({
  section,
  terms,
  isPictureLeft = false,
}: HomeSectionBlockProps): ReactElement {
  switch (sectionLayout(section)) {
    case 'story':
      return <Story section={section} isPictureLeft={isPictureLeft} />;
    case 'services':
      return <Services section={section} terms={terms} tested={undefined} />;
    case 'seals':
    case 'awards':
    case 'papers':
      return <Proofs sections={[section]} />;
  }
}
