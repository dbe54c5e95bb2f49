import type { TradePage } from './trade-page';

export const exportPage: TradePage = {
  title: 'From western India to your port',
  lead: 'Spices, millets, oils, teas and herbal care for importers, distributors and merchant exporters. We pack, test and bring the papers; you choose the port.',
  picture: {
    src: '/pictures/journal/spices-that-last.webp',
    alt: 'A round tin with seven bowls of spices, a stone mortar beside it',
  },
  intro: [
    'We export to businesses alone: households abroad we send nothing. Most of it leaves through Mundra and Hazira, by the pallet or the container, some by air from Ahmedabad.',
    'The form asks for much, because the first quotation is only as good as what we know: your market decides the limits for residues, the label and the papers. What you do not know yet, leave empty.',
  ],
  offersTitle: 'What we ship',
  offers: [
    {
      name: 'Spices, whole and ground',
      text: 'Turmeric, cumin, coriander, chilli and twelve others, steam-treated where your market asks for it.',
      from: '500 kg',
      unit: 'a product',
    },
    {
      name: 'Millets, pulses and flours',
      text: 'Cleaned, sorted by eye and machine, in paper sacks of 10 or 25 kg.',
      from: '1 pallet',
      unit: 'a product',
    },
    {
      name: 'Oils and ghee',
      text: 'Cold-pressed groundnut, sesame and coconut; bilona ghee for markets that take Indian dairy.',
      from: '200 l',
      unit: 'a product',
    },
    {
      name: 'Retail packs, your label',
      text: 'Jars, pouches and boxes with the words that your law wants, in your language.',
      from: '1,000 pieces',
      unit: 'a product',
    },
  ],
  factsTitle: 'Terms in short',
  facts: [
    { term: 'Delivery', value: 'EXW Naroda, FOB Mundra or CIF your port' },
    { term: 'Lead time', value: '4 to 6 weeks, samples in 10 days' },
    {
      term: 'Papers',
      value: 'Phytosanitary certificate, analysis, certificate of origin',
      isWide: true,
    },
    { term: 'Payment', value: '30 % in advance or letter of credit' },
    { term: 'Currencies', value: 'USD, EUR, AED and INR' },
  ],
  formTitle: 'Tell us about your market',
  formText:
    'Five answers are required, eleven more are worth a cup of tea. You can leave and go on later: what you typed stays on this device.',
  afterwards: 'Our export desk writes back within three working days.',
  email: 'exports@example.in',
};
