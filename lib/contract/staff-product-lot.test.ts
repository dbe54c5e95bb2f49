import { ValidationError } from 'yup';
import { lotInput } from './staff-product-lot';

const now = new Date('2026-11-18T12:00:00+05:30');
const lot = {
  number: ' TU-26-09B ',
  packed_on: '2026-10-11',
  best_before: '2027-10-11',
  laboratory: 'Food Laboratory',
  tested_on: '2026-10-06',
};

function findErrors(change: Record<string, unknown>): Record<string, string[]> {
  try {
    lotInput.validateSync({ ...lot, ...change }, { abortEarly: false, context: { now } });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, errors }) => [path ?? '', errors]));
  }
}

describe('a lot', () => {
  it('needs a number and a day of packing alone', () => {
    expect(
      lotInput.validateSync({ number: lot.number, packed_on: lot.packed_on }, { context: { now } }),
    ).toEqual({
      number: 'TU-26-09B',
      harvested_on: null,
      packed_on: '2026-10-11',
      packed_at: '',
      grower_id: null,
      best_before: null,
      laboratory: '',
      tested_on: null,
    });
    expect(findErrors({ number: ' ', packed_on: '' })).toEqual({
      number: ['Lot number is required'],
      packed_on: ['Enter the packing date'],
    });
  });

  it('takes the empty texts of a form for what is not known', () => {
    expect(
      lotInput.validateSync(
        {
          ...lot,
          harvested_on: '',
          grower_id: '',
          best_before: '',
          laboratory: '',
          tested_on: '',
        },
        { context: { now } },
      ),
    ).toMatchObject({
      harvested_on: null,
      grower_id: null,
      best_before: null,
      laboratory: '',
      tested_on: null,
    });
  });

  it('has a number without line breaks and invisible characters', () => {
    const castNumber = (number: string) =>
      lotInput.validateSync({ ...lot, number }, { context: { now } }).number;
    expect(castNumber('TU-7\u202Efdp')).toBe('TU-7fdp');
    expect(castNumber('TU\r\n-7 \u200B')).toBe('TU-7');
    expect(findErrors({ number: '\u200B\u2060' })).toEqual({ number: ['Lot number is required'] });
  });

  it('is packed and tested today in India at the latest', () => {
    const future = ['The date can’t be in the future'];
    expect(findErrors({ packed_on: '2026-11-18', tested_on: '2026-11-18' })).toEqual({});
    expect(findErrors({ packed_on: '2026-11-19' })).toEqual({ packed_on: future });
    expect(findErrors({ tested_on: '2026-11-19' })).toEqual({ tested_on: future });
    const midnight = { now: new Date('2026-11-18T19:00:00Z') };
    expect(lotInput.isValidSync({ ...lot, packed_on: '2026-11-19' }, { context: midnight })).toBe(
      true,
    );
  });

  it('is not best before a day before it was packed', () => {
    expect(findErrors({ best_before: lot.packed_on })).toEqual({});
    expect(findErrors({ best_before: '2026-10-10' })).toEqual({
      best_before: ['Best before can’t be earlier than the packing date'],
    });
  });

  it('is harvested on the day of packing at the latest', () => {
    expect(findErrors({ harvested_on: lot.packed_on })).toEqual({});
    expect(findErrors({ harvested_on: '2026-10-12' })).toEqual({
      harvested_on: ['The harvest can’t be later than the packing date'],
    });
  });

  it('has days that the calendar has, of this century', () => {
    const noDay = ['Enter a date'];
    expect(
      findErrors({ packed_on: '2026-02-30', best_before: 'soon', tested_on: '6.10.2026' }),
    ).toEqual({ packed_on: noDay, best_before: expect.arrayContaining(noDay), tested_on: noDay });
    expect(findErrors({ packed_on: '1926-10-11' })).toEqual({
      packed_on: ['Check the year'],
    });
  });

  it('names the laboratory and the date of its report together', () => {
    expect(findErrors({ laboratory: '' })).toEqual({ laboratory: ['Enter the laboratory'] });
    expect(findErrors({ tested_on: null })).toEqual({
      tested_on: ['Enter the report date'],
    });
  });

  it('has texts with an end', () => {
    expect(findErrors({ number: 'x'.repeat(41), laboratory: 'x'.repeat(121) })).toEqual({
      number: ['Use at most 40 characters'],
      laboratory: ['Use at most 120 characters'],
    });
  });
});
