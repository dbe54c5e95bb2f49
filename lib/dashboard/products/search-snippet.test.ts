import { resultText, resultTitle } from './search-snippet';

const wide = () => 10_000;
const perLetter = (pixels: number) => (text: string) => text.length * pixels;

describe('the result of a search as it will look', () => {
  it('has the name of the shop behind its title where there is room', () => {
    expect(resultTitle('Wild honey', 'SOSE', perLetter(10))).toBe('Wild honey | SOSE');
    expect(resultTitle('Honey of SOSE', 'SOSE', perLetter(10))).toBe('Honey of SOSE');
    const long = 'A title of just so many letters that no shop fits behind it';
    expect(resultTitle(long, 'SOSE', perLetter(9))).toBe(long);
  });

  it('is cut between two words where it is too wide, not where it has too many letters', () => {
    expect(resultTitle('WWWW WWWW WWWW WWWW', 'SOSE', perLetter(40))).toBe('WWWW WWWW …');
    expect(resultText('iii, iii iii', perLetter(80))).toBe('iii, iii …');
    expect(resultText('One two', wide)).toBe('One two …');
  });
});
