import type { ShopProfile } from '../contract/shop-profile';
import { consultationCost, type ConsultationTerms } from './consultation-cost';
import type { Question } from './question';

/** Person, languages and hours of the demo are invented: a shop without demo data names none. */
export const consultationTexts = (shop: ConsultationTerms & Pick<ShopProfile, 'has_demo'>) => ({
  bookTitle: 'Book an appointment with our vaidya',
  bookLead: 'Takes about three minutes. Your slot is confirmed right away.',
  beforeTitle: 'Before you begin',
  before: [
    `A consultation takes 20 minutes, by video or phone${shop.has_demo ? ', in Gujarati, Hindi or English' : ''}.`,
    'We’ll confirm by email and, in India, by SMS. The email has a calendar invite.',
    'You can reschedule or cancel from your profile up to 12 hours before.',
    'For chest pain, high fever, bleeding or any emergency, go to a hospital right away.',
  ],
  stepsTitle: 'How a consultation works',
  steps: [
    {
      name: 'Pick a slot',
      text: 'Choose a free slot from tomorrow onwards. We’ll confirm by email and SMS.',
    },
    {
      name: 'Tell us your concern',
      text: 'Your symptoms, how long you’ve had them and any medicines you take. The vaidya reads this beforehand, so you can spend your 20 minutes talking.',
    },
    {
      name: 'The vaidya calls you',
      text: 'By video or phone, as you prefer. The vaidya will ask about your sleep, food and routine, and then about your concern.',
    },
    {
      name: 'Get a written plan',
      text: 'What to eat and avoid, a habit or two and, if needed, a herb with its dose and duration. We’ll email it to you, signed by the vaidya.',
    },
  ],
  forTitle: 'What the vaidya can help with',
  forText:
    'Digestion, sleep, skin and hair, frequent colds, period pain, weight, tiredness, stiff joints, and what to cook when a doctor has advised a change of diet.',
  notForTitle: 'When to see a doctor instead',
  notForText:
    'Chest pain, high fever, bleeding, a lump, a child refusing fluids, or any emergency. Go to a hospital right away. The vaidya will tell you the same. Advice by phone can’t replace an examination, and none of our herbs promises a cure. Don’t stop a prescribed medicine without asking your doctor.',
  bringTitle: 'Keep these ready',
  bring: [
    'Names and doses of all medicines and herbs you take',
    'Medical reports from the last year, if any',
    'A rough list of what you ate and drank yesterday',
    'Pen and paper',
  ],
  about: shop.has_demo ? aboutVaidya(shop) : undefined,
  questions: [
    {
      question: 'What does a consultation cost?',
      answer: consultationCost(shop).answer,
    },
    {
      question: 'Who can read what I write?',
      answer:
        'Only the vaidya and anyone the vaidya consults. Our booking desk sees only your name and slot. Your answers are encrypted, stored apart from your orders, and deleted if you cancel or ask us to.',
    },
    {
      question: 'Can I book for my child or a parent?',
      answer:
        'Yes. For anyone under 18, a parent or guardian must give consent and be present. If you’re booking for an adult, they should do the talking. You can sit in.',
    },
    {
      question: 'Do I have to buy what the vaidya recommends?',
      answer:
        'No. Often the plan is only about food and habits. If it names a herb, you can buy it anywhere.',
    },
    {
      question: 'What if I need to change my slot?',
      answer:
        'Go to Appointments in your profile to reschedule or cancel up to 12 hours before. After that, contact us. Missed it? Book again. There’s no charge.',
    },
  ] satisfies Question[],
});

const aboutVaidya = (terms: ConsultationTerms) => ({
  title: 'Dr Meera Joshi',
  cells: [
    { term: 'Degree', value: 'BAMS, Jamnagar, 2004' },
    { term: 'Registration no.', value: 'GBI 14823, Gujarat' },
    { term: 'With us', value: 'Since 2016' },
    { term: 'Languages', value: 'Gujarati, Hindi, English' },
    {
      term: 'Hours',
      value: 'Monday to Saturday, 10 AM to 12 PM and 4 PM to 6 PM',
      isWide: true,
    },
    { term: 'Length', value: '20 minutes, by video or phone' },
    { term: 'Cost', value: consultationCost(terms).cell },
  ],
  text: 'She grew up above her grandfather’s dispensary in Wadhwan and spent eleven years at a hospital in Rajkot. She earns a salary, not a commission on what you buy.',
});

export type ConsultationTexts = ReturnType<typeof consultationTexts>;
