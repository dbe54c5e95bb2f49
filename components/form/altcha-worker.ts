/* Tries numbers beside the page, so that the page stays quick. */
import 'altcha-lib/v1/worker';
