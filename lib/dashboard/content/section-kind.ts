import { layoutNames, sectionLayouts } from '../../contract/home';
import * as calls from '../../contract/staff-home';
import { visibilityMark, type OrderedKind } from './record-kind';

const positionLabels: Record<calls.SectionKind, string> = {
  upper: 'After the carousels',
  lower: 'At the end of the page',
  footer: 'At the very end',
};

export const positionOptions = calls.sectionKinds.map((value) => ({
  value,
  label: positionLabels[value],
}));

/** Layouts with a single picture come first. */
export const layoutOptions = layoutNames
  .toSorted((a, b) => Number(sectionLayouts[b].isStory) - Number(sectionLayouts[a].isStory))
  .map((value) => ({ value, label: sectionLayouts[value].label }));

export const sectionKind: OrderedKind<calls.SectionInput, calls.SectionInput, calls.StaffSection> =
  {
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
    recordTitle: ({ label }) => label,
    shopHref: ({ id, is_visible }) => (is_visible ? `/#section-${id}` : null),
    removal: 'The section and its pictures will be removed from the home page.',
    order: {
      call: calls.order,
      groups: positionOptions.map(({ value, label }) => ({
        title: label,
        filter: { kind: value },
      })),
      entry: ({ label, layout, image, images, is_visible }) => ({
        title: label,
        note: layout ? sectionLayouts[layout].label : 'Default',
        picture: image ?? images[0]?.image ?? null,
        mark: visibilityMark(is_visible),
      }),
      empty: 'No sections yet',
    },
  };
