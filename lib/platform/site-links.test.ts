import {
  drawerLinks,
  footerGroups,
  companyGroups,
  rowLinks,
  stripLinks,
  type SiteLink,
} from './site-links';

const hrefs = (links: SiteLink[]) => new Set(links.map(({ href }) => href));

const header = [
  '/consult-our-vaidya',
  '/subscription-plans',
  '/gift-voucher',
  '/about-us',
  '/inspire-and-support',
  '/organic-living',
  '/exports',
  '/bussiness',
  '/franchise',
  '/store-locator',
  '/contact-us',
  '/event',
  '/growers',
];
const footer = [
  '/faq',
  '/shipping-policy',
  '/terms-and-conditions',
  '/return-and-refund-policy',
  '/privacy-policy',
  '/accessibility',
];

describe('the links of the chrome', () => {
  it.each([...header, ...footer])('lead to %s from header and drawer', (path) => {
    const desktopLinks = [
      ...stripLinks,
      ...rowLinks,
      ...companyGroups.flatMap(({ links }) => links),
    ];
    expect(hrefs(desktopLinks)).toContain(path);
    expect(hrefs(drawerLinks)).toContain(path);
  });

  it.each([...header, ...footer])('lead to %s from the footer', (path) => {
    expect(hrefs(footerGroups.flatMap(({ links }) => links))).toContain(path);
  });
});
