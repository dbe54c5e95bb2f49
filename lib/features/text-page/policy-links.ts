import { routes } from '../../platform/routes';
import { footerGroups, companyGroups } from '../../platform/site-links';

const home = { label: 'Home', href: routes.home };

/** The index of the policies, as the footer lists them. */
export const helpPages = {
  title: 'Help',
  links: footerGroups.find(({ title }) => title === 'Help')?.links ?? [],
};

/** The index of what the house tells of itself. */
export const companyPages = {
  title: 'Our story',
  links: companyGroups.find(({ title }) => title === 'Our story')?.links ?? [],
};

export const homeCrumbs = [home];
export const helpCrumbs = [home, { label: 'Help', href: routes.faq }];
