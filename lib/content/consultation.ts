import type { ShopProfile } from '../contract/shop-profile';
import { consultationCost, type ConsultationTerms } from './consultation-cost';
import type { Question } from './question';

/** Person, languages and hours of the demo are invented: a shop without demo data names none. */
export const consultationTexts = (shop: ConsultationTerms & Pick<ShopProfile, 'has_demo'>) => ({
  bookTitle: 'Book a time with our vaidya',
  bookLead: 'Four short parts, about three minutes. Your time is reserved when you book.',
  beforeTitle: 'Before you begin',
  before: [
    `An appointment lasts twenty minutes, by video or telephone${shop.has_demo ? ', in Gujarati, Hindi or English' : ''}.`,
    'We confirm by email and, in India, by SMS. The email has a file for your calendar.',
    'You can move or cancel it in your profile up to 12 hours before it starts.',
    'Chest pain, high fever, bleeding, anything sudden: do not wait for an appointment, go to a hospital at once.',
  ],
  stepsTitle: 'How an appointment works',
  steps: [
    {
      name: 'You choose an hour',
      text: 'From tomorrow on. The form shows the free times. We confirm by email and SMS.',
    },
    {
      name: 'You write three lines',
      text: 'What troubles you, since when, and which medicines you take. The vaidya reads it before you meet, so that the twenty minutes are for talking.',
    },
    {
      name: 'The vaidya calls you',
      text: 'By video or telephone, as you like. You are asked how you sleep, what you eat, how your day goes; then what brought you.',
    },
    {
      name: 'You get a slip',
      text: 'What to eat and what to leave, a habit or two, perhaps a herb, with the amount and for how many days. It comes by email, with the vaidya’s name under it.',
    },
  ],
  forTitle: 'What people ask about',
  forText:
    'Digestion that is slow or upset, sleep, skin and hair, colds that come back, monthly pain, weight, tiredness, aching joints, and what to cook for somebody who has been told to change their food.',
  notForTitle: 'What belongs to a doctor',
  notForText:
    'Chest pain, high fever, bleeding, a lump, a child who does not drink, anything sudden. Then you need a hospital, at once, and the vaidya will tell you so. Advice by telephone replaces no examination, and no herb of ours is a promise of a cure. Do not stop a medicine that a doctor has prescribed without asking that doctor.',
  bringTitle: 'Have these beside you',
  bring: [
    'The names of all medicines and herbs that you take, with the amounts',
    'Reports of the last year, if there are any',
    'What you ate and drank yesterday, roughly',
    'A pencil',
  ],
  about: shop.has_demo ? aboutVaidya(shop) : undefined,
  questions: [
    {
      question: 'What does an appointment cost?',
      answer: consultationCost(shop).answer,
    },
    {
      question: 'Who reads what I write?',
      answer:
        'The vaidya alone, and whom the vaidya asks for help; the desk that keeps the diary sees your name and the hour. It is kept encrypted and apart from your orders, and deleted when you give the hour back or ask for it.',
    },
    {
      question: 'May I book for my child or my mother?',
      answer:
        'Yes. For somebody below 18 the form asks for a guardian’s name and consent, and the guardian sits beside them. For a grown-up, let them talk themselves; you may listen.',
    },
    {
      question: 'Do I have to buy what the vaidya advises?',
      answer:
        'No. Often a slip names nothing but food and habits. Where it names a herb, you may buy it wherever you like.',
    },
    {
      question: 'What if I have to change the hour?',
      answer:
        'In your profile, under Appointments, you can move or cancel it up to 12 hours before it starts. After that, call us. If you miss it, book another; there is no charge.',
    },
  ] satisfies Question[],
});

const aboutVaidya = (terms: ConsultationTerms) => ({
  title: 'Dr Meera Joshi',
  cells: [
    { term: 'Degree', value: 'BAMS, Jamnagar, 2004' },
    { term: 'With us', value: 'Since 2016' },
    { term: 'Languages', value: 'Gujarati, Hindi, English' },
    { term: 'Hours', value: 'Monday to Saturday, 10 to 12 and 4 to 6' },
    { term: 'Length', value: '20 minutes, by video or telephone' },
    { term: 'Cost', value: consultationCost(terms).cell },
  ],
  text: 'She grew up above her grandfather’s dispensary in Wadhwan and worked for eleven years in a hospital in Rajkot. She is paid by the month, not by what is sold after an appointment.',
});

export type ConsultationTexts = ReturnType<typeof consultationTexts>;
