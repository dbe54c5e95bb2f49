/** Parts of the shop that an owner switches on and off. */
export const features = {
  elite: {
    label: 'Paid membership',
    help: 'Set its benefits under Membership.',
  },
  vaidya: { label: 'Consultations', help: 'Customers book an appointment with your vaidya.' },
  gift_vouchers: { label: 'Gift vouchers', help: 'Sold online and sent by email.' },
  events: { label: 'Events', help: 'Tastings, walks, talks.' },
  stores: { label: 'Store locator', help: 'Your stores by city.' },
  b2b: { label: 'Business enquiries', help: 'A form for restaurants, shops and offices.' },
  exports: { label: 'Export enquiries', help: 'A form for importers abroad.' },
  franchise: {
    label: 'Franchise',
    help: 'A page for people who want to open a store. Publish its text under Pages and policies.',
  },
  organic_living: {
    label: 'Organic living',
    help: 'A page about your land project. Publish its text under Pages and policies.',
  },
  inspire: {
    label: 'Inspire and support',
    help: 'A page about organisations you help. Publish its text under Pages and policies.',
  },
  home_categories: { label: 'Home: categories', help: '' },
  home_new_products: { label: 'Home: new products', help: '' },
  home_must_try: { label: 'Home: must try', help: '' },
  home_best_sellers: { label: 'Home: best sellers', help: '' },
  home_delivery: { label: 'Home: delivery information', help: '' },
  home_statistics: { label: 'Home: certificates and figures', help: '' },
  home_posts: { label: 'Home: journal', help: '' },
} as const satisfies Record<string, { label: string; help: string }>;

export type Feature = keyof typeof features;

export const featureNames = Object.keys(features) as Feature[];

/** Off in a new shop: they need staff, or content that only the owner can write. */
export const offAtFirst: Feature[] = [
  'elite',
  'vaidya',
  'gift_vouchers',
  'events',
  'stores',
  'b2b',
  'exports',
  'franchise',
  'organic_living',
  'inspire',
];
