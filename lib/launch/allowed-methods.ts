import { findPage } from '../contract/find-page.ts';

const read = ['GET', 'HEAD'];

/** Returns the methods that are allowed at a path. Browsers submit forms below /api. */
export const allowedMethods = (path: string): readonly string[] => findPage(path)?.methods ?? read;
