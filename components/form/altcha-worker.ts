/* Runs the proof of work in a web worker, so that the page stays responsive. */
import 'altcha-lib/v1/worker';
