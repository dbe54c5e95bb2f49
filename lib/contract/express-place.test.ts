import { demoBenefits } from './elite-benefits';
import { isExpressPlace } from './express-place';
import { demoShop } from './demo-shop';
import { newShop } from './new-shop';

const isExpress = (city: string, pin?: string) =>
  isExpressPlace(pin === undefined ? { city } : { city, pin }, demoShop);

describe('the places with express delivery', () => {
  it('are the six cities in the demo, however they are written', () => {
    expect(demoBenefits.express_places.filter((city) => isExpress(city))).toHaveLength(6);
    expect(isExpress(' mumbai ')).toBe(true);
    expect(isExpress('Pune')).toBe(false);
    expect(isExpress('')).toBe(false);
  });

  it('are found by the name of today and by the former one', () => {
    for (const city of ['Bengaluru', 'Bangalore', 'Mumbai', 'Bombay', 'Kolkata', 'Calcutta']) {
      expect(isExpress(city)).toBe(true);
    }
  });

  it('are those that the owner chose, by city or by PIN code, and none before', () => {
    expect(isExpressPlace({ city: 'Mumbai', pin: '400001' }, newShop)).toBe(false);
    const terms = {
      elite_benefits: { ...newShop.elite_benefits, express_places: ['Kolhapur', '411'] },
    };
    expect(isExpressPlace({ city: 'Kolhapur', pin: '416003' }, terms)).toBe(true);
    expect(isExpressPlace({ city: 'Pune', pin: '411001' }, terms)).toBe(true);
    expect(isExpressPlace({ city: 'Pune', pin: '412001' }, terms)).toBe(false);
    expect(isExpressPlace({ city: 'Mumbai', pin: '400001' }, terms)).toBe(false);
  });
});
