import { registerHooks, type ResolveFnOutput } from 'node:module';

/*
 * Module hook that caches the resolution of packages; preloaded into the store API. Without it Node
 * parses a package's package.json again for each import. That of drizzle-orm has 180 KB and is
 * imported 700 times, which took half of the start.
 */

const resolved = new Map<string, ResolveFnOutput>();
const isPackage = (specifier: string) => /^(?!node:)[@a-z]/.test(specifier);
const isOwn = (importer = '') =>
  importer.startsWith('file:') && !importer.includes('/node_modules/');

registerHooks({
  resolve: (specifier, context, next) => {
    if (!isPackage(specifier) || !isOwn(context.parentURL)) return next(specifier, context);
    const found = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    resolved.set(specifier, found);
    return found;
  },
});
