import type { TextTemplate } from './text-template.ts';

const contact = '<p>Write to {email} or call {phone}.</p>';

/** Pages with a form, or of a feature: a published text replaces the built-in one. */
export const pageTemplates: TextTemplate[] = [
  {
    slug: 'franchise',
    title: 'Open a store',
    lead: 'A store of your own under the name {shop}.',
    content: `<h2>What we bring</h2><p>[Write here: what you offer: products, training, support]</p><h2>What you need</h2><p>[Write here: what a partner needs: place, people, money]</p><h2>Ask us</h2>${contact}`,
  },
  {
    slug: 'organic-living',
    title: 'Organic living',
    lead: 'A life close to the ground.',
    content: `<h2>The place</h2><p>[Write here: where the land is, what may be built and what it costs]</p><h2>Visit us</h2>${contact}`,
  },
  {
    slug: 'inspire-and-support',
    title: 'Inspire and support',
    lead: 'Organisations whose work we support.',
    content: `<h2>Whom we support</h2><p>[Write here: the organisations, what they do and how you help]</p><h2>Tell us of yours</h2>${contact}`,
  },
  {
    slug: 'bussiness',
    title: 'For business',
    lead: 'For kitchens, shops and offices: tell us what you need.',
    content: `<p>Invoices carry your GSTIN. [Write here: what you supply, from which quantity, and on which terms]</p>`,
  },
  {
    slug: 'exports',
    title: 'Exports',
    lead: 'For importers and distributors: tell us about your market.',
    content: `<p>[Write here: what you export, from which quantity, and with which papers]</p>`,
  },
  {
    slug: 'consult-our-vaidya',
    title: 'Consult our vaidya',
    lead: 'An appointment with an Ayurvedic doctor, online, at a time you choose.',
    content: `<p>[Write here: who the vaidya is, with degree, languages and registration]</p>`,
  },
  {
    slug: 'subscription-plans',
    title: '{membership}',
    lead: 'A prepaid month of membership; nothing renews by itself.',
    content: `<p>[Write here: what members get]</p>`,
  },
  {
    slug: 'gift-voucher',
    title: 'Gift voucher',
    lead: 'Sent by email as soon as it is paid.',
    content: `<p>It pays for anything at {shop}, at once or bit by bit.</p>`,
  },
  {
    slug: 'contact-us',
    title: 'Contact us',
    lead: 'A person reads every message.',
    content: `<p>{hours}</p>`,
  },
];
