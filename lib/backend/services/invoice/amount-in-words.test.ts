import { amountInWords } from './amount-in-words.ts';

describe('amountInWords', () => {
  it.each([
    [0, 'Rupees Zero Only'],
    [1, 'Rupees Zero and One Paise Only'],
    [100, 'Rupees One Only'],
    [1_050, 'Rupees Ten and Fifty Paise Only'],
    [1_999, 'Rupees Nineteen and Ninety-Nine Paise Only'],
    [2_000, 'Rupees Twenty Only'],
    [10_000, 'Rupees One Hundred Only'],
    [11_500, 'Rupees One Hundred Fifteen Only'],
    [100_100, 'Rupees One Thousand One Only'],
    [9_999_900, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
    [10_000_000, 'Rupees One Lakh Only'],
    [10_205_005, 'Rupees One Lakh Two Thousand Fifty and Five Paise Only'],
    [1_000_000_000, 'Rupees One Crore Only'],
    [
      2_147_483_647,
      'Rupees Two Crore Fourteen Lakh Seventy-Four Thousand Eight Hundred Thirty-Six and Forty-Seven Paise Only',
    ],
  ])('says %i paise', (paise, words) => {
    expect(amountInWords(paise)).toBe(words);
  });
});
