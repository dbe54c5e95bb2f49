import type { ShopProfile } from '../contract/shop-profile';
import { consultationCost, type ConsultationTerms } from './consultation-cost';

type VaidyaTerms = ConsultationTerms & Pick<ShopProfile, 'has_demo'>;

/** The vaidya of the demo is invented; a shop without demo data names none. */
export const vaidyaTexts = (shop: VaidyaTerms) => ({
  title: 'Ask our vaidya before you buy.',
  text: `A consultation with ${shop.has_demo ? 'Dr Meera Joshi, online, in Gujarati, Hindi or English' : 'our vaidya, online'}. ${consultationCost(shop).sentence}${shop.has_demo ? ' If your kitchen has the answer, she won’t sell you a medicine.' : ''}`,
});

/** Of the demo. */
export const vaidyaPortrait = {
  image: '/pictures/people/vaidya.svg',
  alt: 'Line drawing of Dr Meera Joshi with a sprig of tulsi',
};

/** Invented, as the vaidya is. */
export const vaidyaSlip = {
  head: 'For a dry throat, 3 days',
  note: 'Sample',
  lines: [
    'Tulsi tea, a cup at dawn',
    'Honey, one spoon, never heated',
    'Turmeric in milk at night',
  ],
  name: 'Dr Meera Joshi, BAMS',
  office: 'Our in-house vaidya',
  signature: '/pictures/people/vaidya-signature.svg',
};
