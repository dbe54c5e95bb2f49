import { eq } from 'drizzle-orm';
import { sectionLayouts } from '../../../contract/home.ts';
import {
  type SectionInput,
  type SectionKind,
  type StaffSection,
} from '../../../contract/staff-home.ts';
import { homeSections } from '../../db/schema/content.ts';
import { invalid } from '../../errors.ts';
import { lastPosition } from '../content/records.ts';
import type { OrderedRecordType } from '../content/record-type.ts';

type SectionRow = typeof homeSections.$inferSelect;

/** Record type of the home page sections above, between and below the product rails. */
export const sectionRecordType: OrderedRecordType<
  SectionRow,
  SectionInput,
  StaffSection,
  { kind?: SectionKind | undefined }
> = {
  name: 'Section',
  subject: 'home_section',
  table: homeSections,
  searched: [homeSections.label, homeSections.description],
  sorts: {
    position: homeSections.position,
    label: homeSections.label,
    updated_at: homeSections.updatedAt,
  },
  firstSort: 'position',
  filterOf: (_, { kind }) => kind && eq(homeSections.kind, kind),
  groupOf: ({ kind }) => eq(homeSections.kind, kind),
  toValues: async (context, input, before) => {
    const isStory = sectionLayouts[input.layout].isStory;
    if (!isStory && input.images.length === 0) {
      throw invalid({ images: ['This layout needs at least one picture'] });
    }
    return {
      kind: input.kind,
      label: input.label,
      description: input.description,
      layout: input.layout,
      image: isStory ? input.image : null,
      images: isStory ? [] : input.images,
      isVisible: input.is_visible,
      ...(before?.kind !== input.kind && {
        position: await lastPosition(context, sectionRecordType, { kind: input.kind }),
      }),
      ...(!before && { updatedAt: context.now() }),
    };
  },
  show: async (_, rows) => rows.map(toStaffSection),
  effectOf: () => ({ tags: ['home', 'sections'], paths: ['/'] }),
  picturesOf: ({ image, images }) => [image, ...images.map((one) => one.image)],
};

const toStaffSection = (row: SectionRow): StaffSection => ({
  id: row.id,
  version: row.version,
  kind: row.kind as SectionKind,
  label: row.label,
  description: row.description,
  image: row.image,
  images: row.images,
  layout: row.layout,
  is_visible: row.isVisible,
  updated_at: row.updatedAt.toISOString(),
});
