import type { ShopProfile } from '../contract/shop-profile';
import { isOn } from '../contract/is-on';
import { shortMembershipName } from '../contract/membership-name';
import { formatRupees } from '../format/money';

export type ConsultationTerms = Pick<
  ShopProfile,
  'elite_benefits' | 'consultation_fee' | 'first_consultation_free' | 'elite_name' | 'switched_off'
>;

interface CostTexts {
  isFree: boolean;
  /** Continues a sentence that begins with "Ask our vaidya". */
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
  clause: ', it is free, and',
  link: 'Ask our vaidya, free',
  sentence: 'It costs nothing.',
  cell: 'Free',
  guest: 'Free',
  note: 'a free consultation with an Ayurvedic physician',
  advice: 'A vaidya listens, online and without charge, before you buy.',
  answer: 'Nothing. It is free for everybody with an account.',
};

/** Texts of the pages about the price of a consultation. */
export function consultationCost(terms: ConsultationTerms): CostTexts {
  if (terms.consultation_fee === 0) return free;
  const fee = formatRupees(terms.consultation_fee);
  const members =
    isOn(terms, 'elite') &&
    terms.elite_benefits.free_consultation &&
    `${shortMembershipName(terms.elite_name)} members`;
  const rest = `${members ? `${members} pay nothing. ` : ''}Nothing is charged when you book: the vaidya tells you in the call how to pay.`;
  const online = {
    isFree: false,
    note: 'a consultation with an Ayurvedic physician',
    advice: 'A vaidya listens, online, before you buy.',
  };
  return terms.first_consultation_free
    ? {
        ...online,
        clause: ', the first appointment is free, and',
        link: 'Ask our vaidya, the first appointment is free',
        sentence: 'The first appointment costs nothing.',
        cell: `The first is free, later ones are ${fee}${members ? `; for ${members} all are free` : ''}`,
        guest: `The first is free, then ${fee}`,
        answer: `The first appointment is free for everybody with an account. A later one costs ${fee}. ${rest}`,
      }
    : {
        ...online,
        clause: ':',
        link: 'Ask our vaidya',
        sentence: `An appointment costs ${fee}.`,
        cell: `${fee}${members ? `; free for ${members}` : ''}`,
        guest: fee,
        answer: `${fee}. ${rest}`,
      };
}
