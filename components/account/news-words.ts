export const newsLabel = 'Send me news and a reminder when I leave things in my cart';
export const newsHelp = 'By email, now and then. Unsubscribe any time.';
