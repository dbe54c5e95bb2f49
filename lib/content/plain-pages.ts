/** Pages of a shop without demo data and without texts of its owner. */
export const plainPages = {
  business: {
    title: 'For business',
    lead: 'For kitchens, shops and offices: tell us what you need.',
  },
  exports: {
    title: 'Exports',
    lead: 'For importers and distributors: tell us about your market.',
  },
  franchise: {
    title: 'Open a store',
    lead: 'A store of your own under our name. Ask us what we bring and what you need.',
  },
  organicLiving: {
    title: 'Organic living',
    lead: 'For a life close to the ground. Ask us for the papers and a visit.',
  },
  inspireAndSupport: {
    title: 'Inspire and support',
    lead: 'We stand beside organisations near us. Ask us about their work, or tell us of yours.',
  },
};
