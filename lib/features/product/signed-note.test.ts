import { routes } from '../../platform/routes';
import { signedNote } from './signed-note';

const signed = { vaidya_note: 'At night.', vaidya_name: 'Vd. Rao' };
const shop = { closed_pages: [] };

describe('the note of the vaidya', () => {
  it('is shown with the name of who signs it', () => {
    expect(signedNote(signed, shop)).toEqual({ note: 'At night.', name: 'Vd. Rao' });
  });

  it('is not shown without a name, nor a name without a note', () => {
    expect(signedNote({ ...signed, vaidya_name: '' }, shop)).toBeNull();
    expect(signedNote({ ...signed, vaidya_note: '' }, shop)).toBeNull();
  });

  it('is not shown by a shop without a vaidya', () => {
    expect(signedNote(signed, { closed_pages: [routes.vaidya] })).toBeNull();
  });
});
