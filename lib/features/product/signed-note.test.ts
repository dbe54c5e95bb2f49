import { signedNote } from './signed-note';

describe('the note of the vaidya', () => {
  it('is shown with the name of who signs it', () => {
    expect(signedNote({ vaidya_note: 'At night.', vaidya_name: 'Vd. Rao' })).toEqual({
      note: 'At night.',
      name: 'Vd. Rao',
    });
  });

  it('is not shown without a name, nor a name without a note', () => {
    expect(signedNote({ vaidya_note: 'At night.', vaidya_name: '' })).toBeNull();
    expect(signedNote({ vaidya_note: '', vaidya_name: 'Vd. Rao' })).toBeNull();
  });
});
