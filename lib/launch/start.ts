import { enableCompileCache } from 'node:module';
import { compileCacheFolder } from './compile-cache.ts';

enableCompileCache({ directory: compileCacheFolder, portable: true });
const { runStore } = await import('./run-store.ts');
await runStore('start');
