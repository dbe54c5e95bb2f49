import type { FirstStep } from '../../contract/staff-settings';
import { newProductPath } from '../products/product-paths';

interface StepTexts {
  title: string;
  text: string;
  links: { href: string; label: string }[];
  isKnown?: boolean;
}

const settings = '/dashboard/settings';

export const stepTexts: Record<FirstStep, StepTexts> = {
  who_you_are: {
    title: 'Name and address',
    text: 'The name, address and contact details of the shop, for pages, emails and invoices.',
    links: [{ href: `${settings}#shop`, label: 'Enter name and address' }],
    isKnown: true,
  },
  numbers: {
    title: 'GSTIN and FSSAI',
    text: 'Printed on every invoice and shown at the foot of every page. Without a GSTIN an order gets a bill of supply.',
    links: [{ href: `${settings}#invoices`, label: 'Enter the numbers' }],
  },
  logo: {
    title: 'Logo',
    text: 'A picture instead of the name in letters. Optional.',
    links: [{ href: `${settings}#logo`, label: 'Choose a picture' }],
  },
  delivery: {
    title: 'Delivery',
    text: 'All of India is covered by default. Check the fee, the minimum order, the free delivery city, and the PIN codes that your courier handles differently.',
    links: [
      { href: `${settings}#delivery`, label: 'Fee and minimum order' },
      { href: `${settings}#zones`, label: 'Days by PIN code' },
    ],
  },
  payment: {
    title: 'Payment',
    text: 'Cash on delivery, and a gateway for online payments. Until one is connected, customers cannot pay online.',
    links: [
      { href: `${settings}#payment`, label: 'Cash' },
      { href: `${settings}#connections`, label: 'Connected services' },
    ],
  },
  policies: {
    title: 'Policies',
    text: 'Drafts of the policies are ready. Read and adapt each one, name a grievance officer, and publish them.',
    links: [
      { href: `${settings}#grievance`, label: 'Grievance officer' },
      { href: '/dashboard/content/texts', label: 'Pages and policies' },
      { href: '/dashboard/content/faq', label: 'FAQ' },
      { href: `${settings}#features`, label: 'Parts of the shop' },
    ],
    isKnown: true,
  },
  category: {
    title: 'Category, brand and form',
    text: 'Each product has a category, a brand and a form, such as powder or oil: create one of each.',
    links: [
      { href: '/dashboard/categories', label: 'Categories' },
      { href: '/dashboard/brands', label: 'Brands' },
      { href: '/dashboard/tags', label: 'Forms' },
    ],
    isKnown: true,
  },
  product: {
    title: 'First product on sale',
    text: 'Add one product, or import a list as CSV or XLSX. Customers can order from then on.',
    links: [
      { href: newProductPath, label: 'New product' },
      { href: '/dashboard/import', label: 'Import a list' },
    ],
    isKnown: true,
  },
};
