'use client';

import { useWatch, type Control } from 'react-hook-form';
import { HomeSectionBlock } from '@/components/home/home-section-block';
import type { HomeSection, SectionLayout } from '@/lib/contract/home';
import type { SectionInput } from '@/lib/contract/staff-home';
import type { SectionDraft } from '@/lib/dashboard/content/section-kind';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { HomePreview } from './home-preview';

interface SectionPreviewProps {
  control: Control<SectionDraft, unknown, SectionInput>;
}

/** The section as the home page shows it, while it is being edited. */
export function SectionPreview({ control }: SectionPreviewProps) {
  const shop = useShop();
  const draft = useWatch({ control });
  const section: HomeSection = {
    id: 0,
    label: draft.label || 'Heading',
    description: draft.description ?? '',
    image: draft.image || null,
    images: shownPictures(draft.images ?? []),
    layout: draft.layout as SectionLayout,
    is_visible_on_website: true,
  };
  return (
    <HomePreview title="Section" isStacked>
      <div className="pb-10">
        <HomeSectionBlock section={section} terms={shop} />
      </div>
    </HomePreview>
  );
}

/** The home page uses the path of a picture as its key: rows without one are left out, and repeated ones. */
function shownPictures(rows: Partial<SectionDraft['images'][number]>[]): HomeSection['images'] {
  const paths = rows.map(({ image }) => image);
  return rows.flatMap(({ image, alt = '', name }, index) =>
    image && paths.indexOf(image) === index ? [{ image, alt, ...(name && { name }) }] : [],
  );
}
