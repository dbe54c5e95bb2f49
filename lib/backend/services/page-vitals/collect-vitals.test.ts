import { createVitalsLimit, maxPerNetwork, maxTotal } from './collect-vitals.ts';

const minute = 60_000;

describe('the limit of measurements', () => {
  it('stops one network, and starts again each minute', () => {
    const isWithin = createVitalsLimit();
    for (let n = 0; n < maxPerNetwork; n += 1) expect(isWithin('one', 0)).toBe(true);
    expect(isWithin('one', minute - 1)).toBe(false);
    expect(isWithin('another', minute - 1)).toBe(true);
    expect(isWithin('one', minute)).toBe(true);
  });

  it('stops all of them together', () => {
    const isWithin = createVitalsLimit();
    for (let n = 0; n < maxTotal; n += 1) isWithin(`network ${n}`, 0);
    expect(isWithin('a new one', 0)).toBe(false);
  });

  it('counts nothing of what one network sends too much', () => {
    const isWithin = createVitalsLimit();
    for (let n = 0; n < maxTotal; n += 1) isWithin('one', 0);
    expect(isWithin('another', 0)).toBe(true);
  });
});
