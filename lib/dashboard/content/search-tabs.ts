import { searchViews } from '../../contract/staff-synonym';

/** What the room of the search can show: what people looked for, and how it is understood. */
export const searchTabs = [...searchViews, 'synonyms'] as const;
export type SearchTab = (typeof searchTabs)[number];
