import { nearest } from './nearest.ts';

const suva = { name: 'Suva', lat: -18.14, lng: 178.44 };
const apia = { name: 'Apia', lat: -13.83, lng: -171.77 };
const tromso = { name: 'Tromsø', lat: 69.65, lng: 18.96 };
const alta = { name: 'Alta', lat: 69.97, lng: 23.27 };
const kiruna = { name: 'Kiruna', lat: 67.86, lng: 20.23 };

describe('the nearest of some places', () => {
  it('is none where there is none', () => {
    expect(nearest(suva, [])).toBeUndefined();
  });

  it('is found across the line where the days change', () => {
    const wallis = { lat: -13.28, lng: -176.18 };
    expect(nearest(wallis, [suva, apia])?.name).toBe('Apia');
    expect(nearest({ lat: -16.9, lng: -179.9 }, [apia, suva])?.name).toBe('Suva');
  });

  it('takes degrees for shorter in the far north', () => {
    expect(nearest(tromso, [kiruna, alta])?.name).toBe('Alta');
  });
});
