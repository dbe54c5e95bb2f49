import { posix } from 'node:path';

/*
 * Imports go in one direction: app → components → lib/features, lib/dashboard, lib/seo →
 * lib/platform → lib/api → lib/contract.
 */
const directions: { of: RegExp; never: RegExp; message: string }[] = [
  {
    of: /^(components|lib)\//,
    never: /^app\//,
    message: 'Nothing imports from app/: move what you need into components/ or lib/.',
  },
  {
    of: /^lib\//,
    never: /^components\//,
    message: 'lib/ imports no component: pass what you need as an argument.',
  },
  {
    of: /^lib\/(contract\/|env$)/,
    never: /^lib\/(?!contract\/)/,
    message: 'lib/contract and lib/env import yup, date-fns and lib/contract only.',
  },
  {
    of: /^lib\/api\//,
    never: /^lib\/(?!(api|contract)\/|env$)/,
    message:
      'lib/api imports the contract and the settings only: it knows no feature and no screen.',
  },
  {
    of: /^lib\/platform\//,
    never: /^lib\/(?!(platform|api|contract|format|testing)\/|env$)/,
    message: 'lib/platform knows no feature: move what it needs into lib/platform or pass it in.',
  },
  {
    of: /^lib\/features\//,
    never: /^lib\/dashboard\//,
    message: 'The shop imports nothing of the back office: move what both need into lib/features.',
  },
  {
    of: /^lib\/server\//,
    never: /^(app|components)\/|^lib\/(?!server\/)/,
    message:
      'lib/server serves both programs and knows no noun of the shop: pass in what it needs.',
  },
  {
    of: /^lib\/testing\//,
    never: /^(app|components)\/|^lib\/(?!(testing|server)\/)/,
    message: 'lib/testing serves the tests of both programs: it imports nothing of either.',
  },
  {
    of: /^lib\/backend\//,
    never: /^(app|components)\/|^lib\/(?!(backend|contract|server|testing)\/)/,
    message:
      'The store API is a program of its own: of the rest it imports lib/contract and lib/server, and tests lib/testing.',
  },
  {
    of: /^lib\/(backend\/(?!search\/)|proofs\/)/,
    // The catalogue cache holds the index of the built-in engine.
    never: /^lib\/backend\/search\/(?!engine$|index\/columns$)/,
    message: 'The search engine has one interface: import lib/backend/search/engine.ts.',
  },
  {
    of: /^lib\/backend\/search\//,
    never: /^lib\/backend\/(?!(search|db|catalogue-cache|testing)\/)[^/]+\//,
    message: 'The search engine knows no service: pass in what it needs.',
  },
  {
    of: /^(app|components|e2e)\/|^middleware$|^lib\/(?!(backend|proofs)\/)|^lib\/proofs\/(conformance|speed)\//,
    never: /^lib\/backend\//,
    message: 'The storefront reaches the store API over HTTP, by lib/api and the contract.',
  },
  {
    of: /^(app|components)\/|^middleware$|^lib\/(?!proofs\/)/,
    never: /^lib\/proofs\//,
    message: 'Proving programs know the product, and the product does not know them.',
  },
  {
    of: /^components\/(ui|form)\//,
    never:
      /^components\/(?!(ui|form)\/)|^lib\/(?!(format|api|platform|content)\/)|^lib\/platform\/(?!routes$)/,
    message: 'components/ui and components/form know no feature: pass plain values in.',
  },
];

const withoutExtension = (path: string) => path.replace(/\.(ts|tsx|mjs)$/, '');

/** Why a file must not import a module, or nothing. `file` is relative to the project. */
export function findForbiddenImport(file: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? specifier.slice(2)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(file), specifier)
      : undefined;
  if (path === undefined) return undefined;
  const from = withoutExtension(file);
  const to = withoutExtension(path);
  return directions.find(({ of, never }) => of.test(from) && never.test(to))?.message;
}
