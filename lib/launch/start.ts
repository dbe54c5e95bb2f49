import { runStore } from './run-store.ts';

await runStore('start');
