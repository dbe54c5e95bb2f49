import { isReplacementReason } from '../../contract/order-change';
import {
  cancelDraft,
  formatReason,
  replacementReasons,
  returnDraft,
  returnReasons,
} from './change-reasons';

describe('the reasons of a return', () => {
  it('are known to the store by their first word', () => {
    expect(replacementReasons.every(isReplacementReason)).toBe(true);
    expect(returnReasons.some(isReplacementReason)).toBe(false);
    expect(isReplacementReason('The lid was not damaged')).toBe(false);
  });

  it('need words where they are another one', async () => {
    const items = [{ id: 1, quantity: 1 }];
    const check = (draft: unknown) => returnDraft.validate(draft, { abortEarly: false });
    await expect(check({ choice: 'Another reason', note: ' ', items })).rejects.toThrow(
      'Tell us in a few words',
    );
    await expect(check({ choice: null, note: '', items })).rejects.toThrow('Choose a reason');
    await expect(check({ choice: 'Wrong item', note: '', items: [] })).rejects.toThrow(
      'Choose the items to return',
    );
    expect(await cancelDraft.validate({ choice: 'Delivery is too slow', note: '' })).toEqual({
      choice: 'Delivery is too slow',
      note: '',
    });
  });
});

describe('reasonOf', () => {
  it('makes one text of choice and note', () => {
    expect(formatReason({ choice: 'Wrong item', note: '' })).toBe('Wrong item');
    expect(formatReason({ choice: 'Wrong item', note: 'Two of honey' })).toBe(
      'Wrong item: Two of honey',
    );
    expect(formatReason({ choice: 'Another reason', note: 'We move' })).toBe('We move');
  });
});
