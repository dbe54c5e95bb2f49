import { demoShop } from '../contract/demo-shop';
import { llmsText } from '../seo/llms-text';
import { consultationTexts } from './consultation';
import { consultationCost } from './consultation-cost';
import { membershipTexts } from './membership';
import { serviceFacts } from './service-facts';
import { vaidyaTexts } from './vaidya';

const consultationSentences = (shop: typeof demoShop) => {
  const benefits = membershipTexts(shop, 199).benefits;
  return [
    consultationCost(shop),
    consultationTexts(shop).questions[0],
    consultationTexts(shop).about?.cells.find(({ term }) => term === 'Cost'),
    vaidyaTexts(shop).text,
    benefits.find(({ name }) => name === 'Consultation with our vaidya')?.guest,
    serviceFacts(shop, false).find(({ name }) => name === 'advice'),
    llmsText({ shop, categories: [], posts: [] }).match(/.*Consult our vaidya.*/)?.[0],
  ].map((text) => JSON.stringify(text));
};

describe('what the shop says about the price of a consultation', () => {
  it('is that it is free, in every place, where the owner asks no fee', () => {
    for (const text of consultationSentences(demoShop)) {
      expect(text).toMatch(/free|nothing|without charge|Free/);
      expect(text).not.toMatch(/₹|first|to her|later/);
    }
  });

  it('is nowhere that it is free, where the first one has its price too', () => {
    const shop = { ...demoShop, consultation_fee: 450, first_consultation_free: false };
    for (const text of consultationSentences(shop)) {
      expect(text.replace(/"isFree":false|Free for Elite members/g, '')).not.toMatch(
        /free|costs nothing|without charge/i,
      );
    }
    expect(consultationSentences(shop).join()).toContain('₹450');
  });

  it('is that the first one is free, where only later ones have a price', () => {
    const shop = { ...demoShop, consultation_fee: 450 };
    expect(consultationCost(shop).sentence).toBe('Your first consultation is free.');
    expect(vaidyaTexts(shop).text).toContain('Your first consultation is free.');
    expect(JSON.stringify(consultationTexts(shop).questions)).toContain(
      'After that, each costs ₹450',
    );
  });

  it('never counts a talk as a used benefit where it is free for everybody', () => {
    const answer = (shop: typeof demoShop) =>
      membershipTexts(shop, 199).questions.find(({ question }) => /cancel/.test(question))?.answer;
    expect(answer(demoShop)).not.toContain('consultation');
    expect(answer({ ...demoShop, consultation_fee: 300 })).toContain('consultation');
  });
});
