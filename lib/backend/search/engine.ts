/*
 * The search engine of the catalogue. The rest of the store API imports only this file, so that
 * another engine can replace the files below it.
 */

/**
 * A page of the list: filters, search text, order, facets. The products of a category, and how many
 * each category or brand has.
 */
export { countListed, findProducts, idsOfCategory } from './choose-engine.ts';
export { searchTextOnly as searchTextAlone } from './query/find-products.ts';
export { listsFamilies } from './query/lists-families.ts';
/** A change of one of these columns of a product calls `offersChanged`. */
export { filterColumns } from './facets/facets.ts';
/** What to show below a search box while a text is being typed. */
export { suggestProducts } from './choose-engine.ts';
export { matchTitles, toTitled, type Titled } from './suggest/match-titles.ts';
export { findStaffHits, type StaffHits } from './query/find-staff-hits.ts';
/** Searches as they would be with a synonym, purpose or pin that is not saved. */
export { openTrial } from './trial/open-trial.ts';
export type { Draft } from './trial/draft.ts';
/** What a search text or a product is found by. */
export { searchWords } from './meaning/words.ts';
export { furtherWordsOf, searchTextOf, type SearchFacts } from './index/search-text.ts';
/** To be called at the start. */
export { warmIndex } from './index/catalogue-index.ts';
/** To be called when the catalogue has changed. */
export { catalogueChanged, offersChanged } from './index/change-catalogue.ts';
export { learnWords } from './index/learn-words.ts';
/** To be called at the start: another release may have learned words by other rules. */
export { relearnWords } from './index/relearn-words.ts';
/** OpenSearch as replacement of the built-in engine: its index, and whether it answers. */
export { startFollowing } from './opensearch/index/start-following.ts';
export { untilIndexed } from './opensearch/index/until-indexed.ts';
export { searchHealth } from './opensearch/connection.ts';
