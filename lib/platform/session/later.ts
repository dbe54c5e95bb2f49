/* One chunk, in place of several, of what the first load does without. */
export { keepForOffline } from '../offline/keep-for-offline';
export { takeMergedItems } from './merged-items';
export { forgetPersonalData } from './personal-data';
export { watchVitals } from './watch-vitals';
