import type { FirstStep } from '../../contract/staff-settings';
import { newProductPath } from '../paths';

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
    text: 'Your shop’s name, address and contact details. Used on pages, emails and invoices.',
    links: [{ href: `${settings}#shop`, label: 'Enter name and address' }],
    isKnown: true,
  },
  numbers: {
    title: 'GSTIN and FSSAI',
    text: 'Printed on invoices and shown in the footer. Without a GSTIN, orders get a bill of supply.',
    links: [{ href: `${settings}#invoices`, label: 'Enter numbers' }],
  },
  logo: {
    title: 'Logo',
    text: 'Optional. Replaces the shop name in the header.',
    links: [{ href: `${settings}#logo`, label: 'Upload logo' }],
  },
  delivery: {
    title: 'Delivery',
    text: 'All of India is covered by default. Check the fee, the minimum order, the free delivery city and PIN codes with different delivery times.',
    links: [
      { href: `${settings}#delivery`, label: 'Fee and minimum order' },
      { href: `${settings}#zones`, label: 'Delivery days by PIN code' },
    ],
  },
  payment: {
    title: 'Payment',
    text: 'Accept Cash on Delivery and connect a gateway for online payments. Customers can’t pay online until you do.',
    links: [
      { href: `${settings}#payment`, label: 'Cash on Delivery' },
      { href: `${settings}#connections`, label: 'Connected services' },
    ],
  },
  policies: {
    title: 'Policies',
    text: 'Your policy drafts are ready. Review each one, name a grievance officer and publish them.',
    links: [
      { href: `${settings}#grievance`, label: 'Grievance officer' },
      { href: '/dashboard/content/texts', label: 'Pages and policies' },
      { href: '/dashboard/content/faq', label: 'FAQ' },
      { href: `${settings}#features`, label: 'Features' },
    ],
    isKnown: true,
  },
  category: {
    title: 'Category, brand and form',
    text: 'Every product needs a category, a brand and a form, such as powder or oil. Create one of each.',
    links: [
      { href: '/dashboard/categories', label: 'Categories' },
      { href: '/dashboard/brands', label: 'Brands' },
      { href: '/dashboard/tags', label: 'Forms' },
    ],
    isKnown: true,
  },
  product: {
    title: 'First product',
    text: 'Add a product, or import products from a CSV or XLSX file. Customers can order as soon as one is published.',
    links: [
      { href: newProductPath, label: 'New product' },
      { href: '/dashboard/import', label: 'Import products' },
    ],
    isKnown: true,
  },
};
