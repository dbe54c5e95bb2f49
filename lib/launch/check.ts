import { checkSource } from './check-source.ts';

/* What must be green before each commit: npm run check */
const isGood = await checkSource(['unit'], (line) => console.log(line));
process.exit(isGood ? 0 : 1);
