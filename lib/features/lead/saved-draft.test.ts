import { memoryStore } from '../../platform/session/safe-storage';
import { readDraft, writeDraft } from './saved-draft';

const day = 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-21T10:00:00+05:30');
const empty = { name: '', country: null, consent: false };
const left = ['consent'];

describe('the draft of an enquiry', () => {
  it('is what was typed, without what has to be given anew', () => {
    const store = memoryStore();
    writeDraft(store, 'k', { name: 'Asha', country: null, consent: true }, { empty, left, now });
    expect(readDraft(store, 'k', now)).toEqual({ at: now, values: { name: 'Asha' } });
  });

  it('is not kept of an empty form, and goes when a form is emptied', () => {
    const store = memoryStore();
    writeDraft(store, 'k', { ...empty, name: 'Asha' }, { empty, left, now });
    writeDraft(store, 'k', { ...empty, consent: true }, { empty, left, now });
    expect(store.getItem('k')).toBeNull();
  });

  it('is forgotten after seven days, and where it cannot be read', () => {
    const store = memoryStore();
    writeDraft(store, 'k', { name: 'Asha' }, { empty, left, now });
    expect(readDraft(store, 'k', now + 7 * day - 1)).not.toBeNull();
    expect(readDraft(store, 'k', now + 7 * day)).toBeNull();
    expect(store.getItem('k')).toBeNull();
    for (const broken of ['{', 'null', '[]', '{"at":"x","values":{}}', '{"at":1,"values":null}']) {
      store.setItem('k', broken);
      expect(readDraft(store, 'k', now)).toBeNull();
    }
  });
});
