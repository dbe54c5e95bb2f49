import { searchViews } from '../../contract/staff-search';

export const searchTabs = [...searchViews, 'synonyms', 'purposes', 'pins'] as const;
export type SearchTab = (typeof searchTabs)[number];
