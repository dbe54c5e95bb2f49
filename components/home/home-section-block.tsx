import type { ReactElement } from 'react';
import type { ServiceTerms } from '@/lib/content/service-facts';
import type { HomeSection } from '@/lib/contract/home';
import { layoutOf } from '@/lib/features/home/section-layout';
import { Awards } from './awards';
import { Licences } from './licences';
import { Certificates } from './certificates';
import { Services } from './services';
import { Story } from './story';

interface HomeSectionBlockProps {
  section: HomeSection;
  terms: ServiceTerms;
  isPictureLeft?: boolean;
}

export function HomeSectionBlock({
  section,
  terms,
  isPictureLeft = false,
}: HomeSectionBlockProps): ReactElement {
  switch (layoutOf(section)) {
    case 'story':
      return <Story section={section} isPictureLeft={isPictureLeft} />;
    case 'seals':
      return (
        <div className="frame mt-14 md:mt-18">
          <Certificates section={section} />
        </div>
      );
    case 'awards':
      return <Awards section={section} />;
    case 'papers':
      return <Licences section={section} />;
    case 'services':
      return <Services section={section} terms={terms} />;
  }
}
