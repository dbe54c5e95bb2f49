const maxBadges = 3;

/** The tags of a product that show as badges. */
export const badgesOf = (tags: string[]): string[] => tags.slice(0, maxBadges);
