import { purposeRows } from '../../db/seed/search.ts';
import { namesScheduledDisease } from './scheduled-diseases.ts';

describe('a text that names a scheduled disease', () => {
  it.each([
    'cancer',
    'Turmeric for CANCER?',
    'high blood pressure',
    'kidney stones',
    'Bright’s disease',
    'madhumeh ki dava',
    'मधुमेह',
    'ડાયાબિટીસ',
    'બ્લડ પ્રેશર',
    'बवासीर',
    'asthma',
    'piles',
    'canser',
    'diabitis',
    'rheumatisim',
    'stone in kidney',
    'pathri in the kidney',
    'pressure of the blood',
    'sugar ki dawa',
    'dil ka daura',
    'raktchap',
    'ganjapan',
    'corona',
  ])('is known: %s', (text) => {
    expect(namesScheduledDisease(text)).toBe(true);
  });

  it.each([
    'turmeric',
    'joint pain',
    'hair fall',
    'weight loss',
    'pressure cooker',
    'sugar free',
    'heart shaped box',
    'cancerian gift',
    'dum aloo masala',
    'inulin',
    'aloo bukhara',
    'cleanser',
    'fertile soil',
    'carcinol',
    'ground stone flour',
    'sugar',
    'sugar tin',
    'masala',
    '',
  ])('is nothing else: %s', (text) => {
    expect(namesScheduledDisease(text)).toBe(false);
  });
});

it('no purpose that the shop is opened with names one', () => {
  const typed = purposeRows.flatMap((purpose) => purpose.typed);
  expect(typed.filter(namesScheduledDisease)).toEqual([]);
});
