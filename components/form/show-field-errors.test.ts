import { ApiError } from '@/lib/api/api-error';
import { showFieldErrors } from './show-field-errors';

interface Draft {
  name: string;
  city: string;
}

function show(error: unknown) {
  const shown: unknown[][] = [];
  const isShown = showFieldErrors<Draft>(error, ['name', 'city'], (...args) => {
    shown.push(args);
  });
  return { isShown, shown };
}

const refusal = (errors: Record<string, string[]>) =>
  new ApiError(400, { status: false, message: 'Please check the form', errors });

describe('showFieldErrors', () => {
  it('puts each text under its field and goes to the first', () => {
    const { isShown, shown } = show(refusal({ city: ['Not in this state'], name: ['Too long'] }));
    expect(isShown).toBe(true);
    expect(shown).toEqual([
      ['name', { type: 'store', message: 'Too long' }, { shouldFocus: true }],
      ['city', { type: 'store', message: 'Not in this state' }, { shouldFocus: false }],
    ]);
  });

  it('leaves what is about no field of the form to the caller', () => {
    expect(show(refusal({ voucher: ['Used up'] }))).toEqual({ isShown: false, shown: [] });
    expect(show(new Error('network'))).toEqual({ isShown: false, shown: [] });
  });
});
