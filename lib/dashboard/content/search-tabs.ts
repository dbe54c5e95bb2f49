import { searchViews } from '../../contract/staff-synonym';

export const searchTabs = [...searchViews, 'synonyms'] as const;
export type SearchTab = (typeof searchTabs)[number];
