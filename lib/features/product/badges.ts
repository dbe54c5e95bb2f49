const maxBadges = 3;

/** Badge of combos, shown before the product's tags. */
export const comboBadge = 'Combo';

export const limitBadges = (tags: string[]): string[] => tags.slice(0, maxBadges);
