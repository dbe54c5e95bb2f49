import DashboardNotFound from '../not-found';

export { metadata } from '../not-found';

/* Sent in the place of what is missing, whole; Next's own answer is bare until scripts fill it. */

export default DashboardNotFound;
