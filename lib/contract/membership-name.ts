/** `Elite` for a membership called `SOSE Elite`, otherwise the whole name. */
export const shortMembershipName = (name: string): string =>
  name.endsWith(' Elite') ? 'Elite' : name;
