import { registerHooks, type ResolveFnOutput } from 'node:module';

/*
 * Preloaded into the store API: resolves each package that its sources import once. Node reads and parses
 * the package's package.json for each import anew, and that of drizzle-orm has 180 KB and 700 importers:
 * half of the start.
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
