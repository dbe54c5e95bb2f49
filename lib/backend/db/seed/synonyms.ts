/** What shoppers type, and what it is called on the packs. */
export const synonymPairs: [word: string, meaning: string][] = [['haldi', 'turmeric']];
