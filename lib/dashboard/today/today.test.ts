import { taskNames } from '../../contract/staff-today';
import { compare } from './compare';
import { taskText, taskLinks } from './task-links';

describe('what waits', () => {
  it('is said for one, for several, and for more than are counted', () => {
    expect(taskText('to_send', 1, false)).toBe('1 order to ship');
    expect(taskText('to_send', 12, false)).toBe('12 orders to ship');
    expect(taskText('to_send', 1000, true)).toBe('1,000+ orders to ship');
  });

  it('leads to a page of the back office, whatever it is', () => {
    for (const name of taskNames) expect(taskLinks[name].href).toMatch(/^\/dashboard\//);
  });
});

describe('a figure beside an earlier one', () => {
  it('is more, less, or as much', () => {
    expect(compare(112, 100)).toBe('12% more than');
    expect(compare(97, 100)).toBe('3% less than');
    expect(compare(100.2, 100)).toBe('same as');
    expect(compare(0, 100)).toBe('100% less than');
    expect(compare(10_900, 100)).toBe('109 times');
  });

  it('stands alone where there was nothing before', () => {
    expect(compare(5, 0)).toBeNull();
  });
});
