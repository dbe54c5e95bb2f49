import { forgetPersonalData, personalKey, personalKeys } from './personal-data';
import { deviceStore, tabStore } from './safe-storage';

beforeEach(() => {
  deviceStore().clear();
  tabStore().clear();
});

describe('what a browser stores for a person', () => {
  it.each(Object.values(personalKeys))('is deleted with the session: %s', (key) => {
    for (const store of [deviceStore(), tabStore()]) store.setItem(key, 'Happy birthday');
    forgetPersonalData();
    expect([...deviceStore().keys(), ...tabStore().keys()]).toEqual([]);
  });

  it('includes the drafts of all forms', () => {
    tabStore().setItem(personalKey('address-draft', 12, 'new'), '{}');
    deviceStore().setItem(personalKey('enquiry-draft', 'contact'), '{}');
    forgetPersonalData();
    expect([...deviceStore().keys(), ...tabStore().keys()]).toEqual([]);
  });

  it('does not include what belongs to the device', () => {
    deviceStore().setItem('recently-viewed', '1,2');
    tabStore().setItem('gift-wrap', 'kept');
    forgetPersonalData();
    expect([...deviceStore().keys(), ...tabStore().keys()]).toEqual([
      'recently-viewed',
      'gift-wrap',
    ]);
  });
});
