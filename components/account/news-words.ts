export const newsLabel = 'Send me news and a reminder when I leave things in my cart';
export const newsHelp = 'By mail, now and then. Each of them can be the last one with one press.';
