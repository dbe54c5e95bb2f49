import { routes } from './routes';

export interface SiteLink {
  label: string;
  href: string;
}

export interface LinkGroup {
  title: string;
  links: SiteLink[];
}

const link = (label: string, href: string): SiteLink => ({ label, href });

const vaidya = link('Consult our vaidya', routes.vaidya);
const elite = link('SOSE Elite', routes.membership);
const giftVoucher = link('Gift voucher', routes.giftVoucher);
const storeLocator = link('Store locator', routes.storeLocator);
const concerns = link('Shop by concern', routes.concerns);
const journal = link('Journal', routes.blogs);
const events = link('Events', routes.events);
const aboutUs = link('About us', routes.aboutUs);
const growers = link('Our growers', routes.growers);
const lots = link('Find your lot', routes.lots);
const inspire = link('Inspire and support', routes.inspireAndSupport);
const organicLiving = link('Organic living', routes.organicLiving);
const business = link('Business (B2B)', routes.business);
const exports = link('Exports', routes.exports);
const franchise = link('Franchise', routes.franchise);
const contactUs = link('Contact us', routes.contactUs);

const policies: SiteLink[] = [
  link('Shipping policy', routes.shippingPolicy),
  link('Return and refund policy', routes.returnPolicy),
  link('Privacy policy', routes.privacyPolicy),
  link('Terms and conditions', routes.terms),
  link('Accessibility', routes.accessibility),
];

export const stripLinks: SiteLink[] = [
  vaidya,
  elite,
  giftVoucher,
  link('Stores', routes.storeLocator),
  link('Help', routes.faq),
];

export const rowLinks: SiteLink[] = [concerns, journal, events];

export const companyGroups: LinkGroup[] = [
  { title: 'Our story', links: [aboutUs, growers, inspire, organicLiving] },
  { title: 'Work with us', links: [business, exports, franchise] },
  { title: 'Reach us', links: [contactUs, storeLocator] },
  { title: 'Policies', links: policies },
];

export const drawerLinks: SiteLink[] = [
  concerns,
  vaidya,
  elite,
  giftVoucher,
  storeLocator,
  journal,
  events,
  aboutUs,
  growers,
  lots,
  inspire,
  organicLiving,
  franchise,
  business,
  exports,
  contactUs,
  link('Help', routes.faq),
  ...policies,
];

export const footerGroups: LinkGroup[] = [
  {
    title: 'About',
    links: [aboutUs, growers, inspire, organicLiving, storeLocator, journal, events],
  },
  { title: 'Services', links: [elite, vaidya, giftVoucher, franchise, business, exports] },
  {
    title: 'Help',
    links: [link('FAQ', routes.faq), contactUs, lots, ...policies],
  },
];
