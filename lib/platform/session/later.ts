/* One chunk instead of several, for code that the first load does not need. */
export { keepForOffline } from '../offline/keep-for-offline';
export { takeMergedItems } from './merged-items';
export { forgetPersonalData } from './personal-data';
export { watchVitals } from './watch-vitals';
