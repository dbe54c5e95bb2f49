import { personalKeys } from '../../platform/session/personal-data';
import { deviceStore } from '../../platform/session/safe-storage';

const maxSearches = 5;

/** The last searches of this browser, the latest first. */
export function readRecentSearches(): string[] {
  try {
    const saved: unknown = JSON.parse(deviceStore().getItem(personalKeys.recentSearches) ?? '[]');
    if (!Array.isArray(saved)) return [];
    return saved.filter((text) => typeof text === 'string').slice(0, maxSearches);
  } catch {
    return [];
  }
}

export function rememberSearch(search: string): void {
  const others = readRecentSearches().filter((one) => one.toLowerCase() !== search.toLowerCase());
  const searches = [search, ...others].slice(0, maxSearches);
  deviceStore().setItem(personalKeys.recentSearches, JSON.stringify(searches));
}
