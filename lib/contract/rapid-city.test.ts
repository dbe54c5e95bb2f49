import { isRapidCity } from './rapid-city';
import { storeRules } from './store-rules';

describe('the cities with express delivery', () => {
  it('are the six of the plan, however they are written', () => {
    expect(storeRules.rapidCities.filter(isRapidCity)).toHaveLength(6);
    expect(isRapidCity(' mumbai ')).toBe(true);
    expect(isRapidCity('Pune')).toBe(false);
    expect(isRapidCity('')).toBe(false);
  });

  it('are found by the name of today and by the former one', () => {
    for (const city of ['Bengaluru', 'Bangalore', 'Mumbai', 'Bombay', 'Kolkata', 'Calcutta']) {
      expect(isRapidCity(city)).toBe(true);
    }
  });
});
