import { routes } from '../../platform/routes';
import { footerGroups, companyGroups } from '../../platform/site-links';

const home = { label: 'Home', href: routes.home };

export const helpPages = {
  title: 'Help',
  links: footerGroups.find(({ title }) => title === 'Help')?.links ?? [],
};

export const companyPages = {
  title: 'Our story',
  links: companyGroups.find(({ title }) => title === 'Our story')?.links ?? [],
};

export const homeCrumbs = [home];
export const helpCrumbs = [home, { label: 'Help', href: routes.faq }];
