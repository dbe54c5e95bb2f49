import type { FirstStep } from '../../contract/staff-settings';
import { newProductPath } from '../products/product-paths';

interface StepWords {
  title: string;
  text: string;
  ways: { href: string; label: string }[];
  isKnown?: boolean;
}

const settings = '/dashboard/settings';

export const stepWords: Record<FirstStep, StepWords> = {
  who_you_are: {
    title: 'Name and address',
    text: 'What the shop is called, where it stands, and how people reach it. Every page, mail and invoice says it.',
    ways: [{ href: `${settings}#shop`, label: 'Say who you are' }],
    isKnown: true,
  },
  numbers: {
    title: 'GSTIN and FSSAI',
    text: 'They stand on every invoice and at the foot of every page. Without a GSTIN an order gets a bill of supply.',
    ways: [{ href: `${settings}#invoices`, label: 'Enter the numbers' }],
  },
  logo: {
    title: 'Logo',
    text: 'A picture in the place of the name in type. You may leave it at the type.',
    ways: [{ href: `${settings}#logo`, label: 'Choose a picture' }],
  },
  delivery: {
    title: 'Delivery',
    text: 'All of India is set already. Look at the fee, the minimum order, the free delivery city, and what your courier does otherwise.',
    ways: [
      { href: `${settings}#delivery`, label: 'Fee and minimum order' },
      { href: `${settings}#zones`, label: 'Days by PIN code' },
    ],
  },
  payment: {
    title: 'Payment',
    text: 'Cash at the door, and a gateway for the rest. Until one is connected customers cannot pay online.',
    ways: [
      { href: `${settings}#payment`, label: 'Cash' },
      { href: `${settings}#connections`, label: 'What is connected' },
    ],
  },
  policies: {
    title: 'Policies',
    text: 'Drafts of the policies stand ready. Read each, change what is different with you, name a grievance officer, and publish them.',
    ways: [
      { href: `${settings}#grievance`, label: 'Grievance officer' },
      { href: '/dashboard/content/texts', label: 'Read the drafts' },
      { href: '/dashboard/content/faq', label: 'Questions' },
      { href: `${settings}#features`, label: 'Parts of the shop' },
    ],
    isKnown: true,
  },
  category: {
    title: 'A category, a brand, a form',
    text: 'A product stands on a shelf, under a brand, and comes as powder, oil or what it is: make one of each.',
    ways: [
      { href: '/dashboard/categories', label: 'Categories' },
      { href: '/dashboard/brands', label: 'Brands' },
      { href: '/dashboard/tags', label: 'Forms' },
    ],
    isKnown: true,
  },
  product: {
    title: 'First product on sale',
    text: 'One by hand, or a whole list as CSV or XLSX. From then on people can order.',
    ways: [
      { href: newProductPath, label: 'New product' },
      { href: '/dashboard/import', label: 'A whole list' },
    ],
    isKnown: true,
  },
};
