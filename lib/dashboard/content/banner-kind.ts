import * as calls from '../../contract/staff-banner';
import { visibilityMark, type OrderedKind } from './record-kind';

export interface BannerDraft extends Omit<calls.BannerInput, 'image'> {
  image: string | null;
}

export const bannerKind: OrderedKind<BannerDraft, calls.BannerInput, calls.StaffBanner> = {
  contentType: 'banners',
  noun: 'banner',
  calls,
  schema: calls.bannerInput,
  toDraft: (banner) => ({
    title: banner?.title ?? '',
    content: banner?.content ?? '',
    image: banner?.image ?? null,
    alt_text: banner?.alt_text ?? '',
    category_id: banner?.category?.id ?? null,
    product_id: banner?.product?.id ?? null,
    pictured_product_ids: banner?.pictured_products.map(({ id }) => id) ?? [],
    is_visible: banner?.is_visible ?? true,
  }),
  recordTitle: ({ title }) => title,
  shopHref: ({ is_visible }) => (is_visible ? '/' : null),
  removal: 'The banner and its picture will be deleted. To keep it for later, hide it instead.',
  order: {
    lead: 'The large pictures at the top of the home page.',
    shopLabel: 'View in shop',
    call: calls.order,
    groups: [{ title: 'Shown in this order', label: 'Banners' }],
    entry: ({ title, product, category, image, is_visible }) => ({
      title,
      note: `Links to ${product?.name ?? category?.name ?? 'all products'}`,
      picture: image,
      mark: visibilityMark(is_visible),
    }),
    empty: 'No banners yet. The home page starts with the shop name.',
  },
};
