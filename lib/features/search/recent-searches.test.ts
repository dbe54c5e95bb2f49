import { forgetPersonalData, personalKeys } from '../../platform/session/personal-data';
import { deviceStore } from '../../platform/session/safe-storage';
import { readRecentSearches, rememberSearch } from './recent-searches';

describe('recent searches', () => {
  beforeEach(() => deviceStore().clear());

  it('are the last five, the latest first, each once', () => {
    for (const search of ['ghee', 'tea', 'oil', 'soap', 'rice', 'honey', 'Tea']) {
      rememberSearch(search);
    }
    expect(readRecentSearches()).toEqual(['Tea', 'honey', 'rice', 'soap', 'oil']);
  });

  it('are none where nothing, or something else, is saved', () => {
    expect(readRecentSearches()).toEqual([]);
    for (const saved of ['{', '{}', '[1, null]']) {
      deviceStore().setItem(personalKeys.recentSearches, saved);
      expect(readRecentSearches()).toEqual([]);
    }
  });

  it('are forgotten when the session ends', () => {
    rememberSearch('ghee');
    forgetPersonalData();
    expect(readRecentSearches()).toEqual([]);
  });
});
