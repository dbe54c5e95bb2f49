import type { FirstStep } from '../../contract/staff-settings';

interface StepWords {
  title: string;
  text: string;
  /** Where it is done. */
  href: string;
  link: string;
  /** Done by what the shop holds; the others are ticked off by hand. */
  isKnown?: boolean;
}

/** What each step of the first day is, and where it is taken. */
export const stepWords: Record<FirstStep, StepWords> = {
  who_you_are: {
    title: 'Name and address',
    text: 'What the shop is called, where it stands, and how people reach it.',
    href: '/dashboard/settings',
    link: 'To the settings',
  },
  numbers: {
    title: 'GSTIN and FSSAI',
    text: 'They stand on every invoice and at the foot of every page.',
    href: '/dashboard/settings',
    link: 'To the settings',
  },
  logo: {
    title: 'Logo',
    text: 'A picture in the place of the name in type. You may leave it at the type.',
    href: '/dashboard/settings',
    link: 'To the settings',
  },
  delivery: {
    title: 'Delivery',
    text: 'All of India is set already, by the beginning of the PIN code. Change what your courier does otherwise.',
    href: '/dashboard/settings',
    link: 'To delivery',
  },
  payment: {
    title: 'Payment',
    text: 'Cash at the door, and a gateway for the rest. Until one is set nobody really pays online.',
    href: '/dashboard/settings',
    link: 'To payment',
  },
  category: {
    title: 'A category, a brand, a form',
    text: 'A product stands on a shelf, under a brand, and comes as powder, oil or what it is: make one of each.',
    href: '/dashboard/categories',
    link: 'To the categories',
    isKnown: true,
  },
  product: {
    title: 'First product on sale',
    text: 'One by hand, or a whole list as CSV or XLSX. From then on people can order.',
    href: '/dashboard/products/new',
    link: 'New product',
    isKnown: true,
  },
};
