const maxBadges = 3;

/** The first badge of a product that is made of others. */
export const comboBadge = 'Combo';

export const badgesOf = (tags: string[]): string[] => tags.slice(0, maxBadges);
