import * as calls from '../../contract/staff-home';
import type { RecordKind } from './record-kind';

export interface SectionDraft {
  kind: string;
  label: string;
  description: string;
  layout: string;
  image: string | null;
  images: { image: string; alt: string; name?: string | undefined }[];
  is_visible: boolean;
}

export const sectionKind: RecordKind<SectionDraft, calls.SectionInput, calls.StaffSection> = {
  contentType: 'home',
  noun: 'section',
  calls,
  schema: calls.sectionInput,
  toDraft: (section) => ({
    kind: section?.kind ?? 'lower',
    label: section?.label ?? '',
    description: section?.description ?? '',
    layout: section?.layout ?? (section && section.images.length > 0 ? 'seals' : 'story'),
    image: section?.image ?? null,
    images: section?.images ?? [],
    is_visible: section?.is_visible ?? true,
  }),
  titleOf: ({ label }) => label,
  shopHref: ({ id, is_visible }) => (is_visible ? `/#section-${id}` : null),
  removal: 'The section and its pictures are gone from the home page.',
};
