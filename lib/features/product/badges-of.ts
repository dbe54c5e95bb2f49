const maxBadges = 3;

export const badgesOf = (tags: string[]): string[] => tags.slice(0, maxBadges);
