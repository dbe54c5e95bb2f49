/** For what is shown of a person: whoever comes back to a tab sees what was done elsewhere meanwhile. */
export const atFocus = { revalidateOnFocus: true, focusThrottleInterval: 1000 };
