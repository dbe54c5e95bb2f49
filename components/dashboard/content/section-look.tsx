'use client';

import { useWatch, type Control } from 'react-hook-form';
import { HomeSectionBlock } from '@/components/home/home-section-block';
import type { ServiceTerms } from '@/lib/content/service-facts';
import type { HomeSection, SectionLayout } from '@/lib/contract/home';
import type { SectionInput } from '@/lib/contract/staff-home';
import type { SectionDraft } from '@/lib/dashboard/content/section-kind';
import { HomeLooks } from './home-looks';

interface SectionLookProps {
  control: Control<SectionDraft, unknown, SectionInput>;
  terms: ServiceTerms;
}

export function SectionLook({ control, terms }: SectionLookProps) {
  const draft = useWatch({ control });
  const section: HomeSection = {
    id: 0,
    label: draft.label || 'Heading',
    description: draft.description ?? '',
    image: draft.image || null,
    // Skips rows without a picture and shows equal pictures once.
    images: [
      ...new Map(
        (draft.images ?? []).flatMap(({ image, alt, name }) =>
          image ? [[image, { image, alt: alt ?? '', ...(name && { name }) }] as const] : [],
        ),
      ).values(),
    ],
    layout: draft.layout as SectionLayout,
    is_visible_on_website: true,
  };
  return (
    <HomeLooks what="The section" isStacked>
      <div className="pb-10">
        <HomeSectionBlock section={section} terms={terms} />
      </div>
    </HomeLooks>
  );
}
