import type { ShopProfile } from '../contract/shop-profile';
import { isOn } from '../contract/is-on';
import { consultationPayment } from '../contract/consultation-payment';
import { shortMembershipName } from '../contract/membership-name';
import { formatRupees } from '../format/money';

export type ConsultationTerms = Pick<
  ShopProfile,
  'elite_benefits' | 'consultation_fee' | 'first_consultation_free' | 'elite_name' | 'switched_off'
>;

interface CostTexts {
  isFree: boolean;
  /** Ends a sentence that begins with "Ask our vaidya". */
  clause: string;
  link: string;
  sentence: string;
  cell: string;
  guest: string;
  /** Of a link to the page, such as in llms.txt. */
  note: string;
  advice: string;
  answer: string;
}

const free: CostTexts = {
  isFree: true,
  clause: ' for free.',
  link: 'Ask our vaidya (free)',
  sentence: 'It’s free.',
  cell: 'Free',
  guest: 'Free',
  note: 'a free consultation with an Ayurvedic physician',
  advice: 'Talk to our vaidya online, free, before you buy.',
  answer: 'Nothing. It’s free for everyone with an account.',
};

/** Texts of the pages about the price of a consultation. */
export function consultationCost(terms: ConsultationTerms): CostTexts {
  if (terms.consultation_fee === 0) return free;
  const fee = formatRupees(terms.consultation_fee);
  const members =
    isOn(terms, 'elite') &&
    terms.elite_benefits.free_consultation &&
    `${shortMembershipName(terms.elite_name)} members`;
  const rest = `${members ? `${members} don’t pay. ` : ''}You won’t be charged when you book. ${consultationPayment}.`;
  const online = {
    isFree: false,
    note: 'a consultation with an Ayurvedic physician',
    advice: 'Talk to our vaidya online before you buy.',
  };
  return terms.first_consultation_free
    ? {
        ...online,
        clause: '. Your first consultation is free.',
        link: 'Ask our vaidya (first consultation free)',
        sentence: 'Your first consultation is free.',
        cell: `First one free, then ${fee}${members ? `. Always free for ${members}` : ''}`,
        guest: `First one free, then ${fee}`,
        answer: `The first consultation is free for everyone with an account. After that, each costs ${fee}. ${rest}`,
      }
    : {
        ...online,
        clause: '.',
        link: 'Ask our vaidya',
        sentence: `A consultation costs ${fee}.`,
        cell: `${fee}${members ? `. Free for ${members}` : ''}`,
        guest: fee,
        answer: `${fee}. ${rest}`,
      };
}
