/** SWR options for personal data: revalidates on focus to show changes made in other tabs. */
export const atFocus = { revalidateOnFocus: true, focusThrottleInterval: 1000 };
