import type { LeadKind } from '../../../contract/lead-options.ts';

export interface DemoLead {
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** ISO 3166. */
  country: string | null;
  details: Record<string, string>;
  status: 'new' | 'in work' | 'answered';
  /** When it came. */
  daysAgo: number;
  notes: { kind: 'note' | 'reply'; text: string }[];
}

/** Four people who have written, and what became of it. */
export const demoLeads: DemoLead[] = [
  {
    kind: 'b2b',
    name: 'Nandini Rao',
    email: 'nandini.rao@example.in',
    phone: '+919000000071',
    company: 'Six Kitchens Hospitality',
    country: 'IN',
    details: {
      subject: 'Business enquiry of Six Kitchens Hospitality',
      job_title: 'Head of purchase',
      industry_type: 'Hotels and restaurants',
      company_size: '51 to 200 people',
      annual_revenue: '25_to_50_cr',
      company_registered: 'yes',
      country: 'India',
      state: 'Karnataka',
      city: 'Bengaluru',
      message: 'Cold-pressed groundnut and sesame oil in 15-litre tins, about forty a month.',
      question1: 'How did you hear about us?',
      answer1: 'From a chef in Ahmedabad.',
      question3: 'What is your timeframe for implementing it?',
      answer3: 'From January on.',
    },
    status: 'answered',
    daysAgo: 6,
    notes: [
      { kind: 'note', text: 'Packing says that 15-litre tins are possible from fifty a month.' },
      {
        kind: 'reply',
        text: 'We fill 15-litre tins from fifty a month. Shall we send you one of each oil to try?',
      },
    ],
  },
  {
    kind: 'export',
    name: 'Bikram Thapa',
    email: 'bikram.thapa@example.in',
    phone: '+977980000072',
    company: 'Himal Natural Traders',
    country: 'NP',
    details: {
      subject: 'Export enquiry of Himal Natural Traders',
      industry_type: 'Import of food',
      company_size: '2 to 10 people',
      annual_revenue: '1_to_5_cr',
      company_registered: 'applied',
      country: 'Nepal',
      state: 'Bagmati Province',
      city: 'Kathmandu',
      message: 'We would like to bring your teas and honeys to shops in Kathmandu and Pokhara.',
      question1: 'Which target markets are you interested in?',
      answer1: 'Nepal',
      question9: 'What is your timeline?',
      answer9: 'A first delivery before the monsoon.',
    },
    status: 'in work',
    daysAgo: 3,
    notes: [{ kind: 'note', text: 'Asked the customs agent which papers honey needs.' }],
  },
  {
    kind: 'franchise',
    name: 'Harshad Vyas',
    email: 'harshad.vyas@example.in',
    phone: '+919000000073',
    company: '',
    country: null,
    details: {
      subject: 'A store of your own: Bhuj, Station Road',
      place: 'Bhuj, Station Road',
      message: 'I have a shop of 600 sq ft on the ground floor. What would I have to bring?',
    },
    status: 'new',
    daysAgo: 1,
    notes: [],
  },
  {
    kind: 'contact',
    name: 'Lata Iyer',
    email: 'lata.iyer@example.in',
    phone: '',
    company: 'Home kitchen',
    country: 'IN',
    details: {
      subject: 'Jaggery without dust',
      message: 'Which of your jaggery powders dissolves best in cold milk?',
      age_group: '45 to 60',
      country: 'India',
    },
    status: 'new',
    daysAgo: 0.2,
    notes: [],
  },
];
