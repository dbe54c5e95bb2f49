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
    lead: 'Run your own store under our name. Ask us what we provide and what you’ll need.',
  },
  organicLiving: {
    title: 'Organic living',
    lead: 'For a life close to nature. Ask us for the documents and a site visit.',
  },
  inspireAndSupport: {
    title: 'Inspire and support',
    lead: 'We support organisations near us. Ask about their work or tell us about yours.',
  },
};
