import { join, resolve } from 'node:path';

export const screenFolder = resolve('playwright-report', 'screens');
export const contactSheet = join(screenFolder, 'index.html');
/** Pictures that README and documents show. */
export const documentFolder = resolve('docs', 'screens');

/** CSS pixels. */
export const screenSizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 820 },
] as const;
