import nextJest from 'next/jest.js';
import { setMemoryTmpdir } from './lib/launch/memory-tmpdir.ts';

await setMemoryTmpdir();

const withNext = nextJest({ dir: './' });

// Packages published only as ES modules must also be compiled.
const esModules = [
  'ky',
  'graphile-worker',
  'graphile-config',
  '@graphile/logger',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
];

async function project(config) {
  const complete = await withNext({
    moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
    ...config,
  })();
  return {
    ...complete,
    transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`, '^.+\\.module\\.css$'],
  };
}

// They need an OpenSearch: `npm test` starts one where it can.
const withoutOpenSearch = process.env.TEST_SEARCH_URL
  ? []
  : ['<rootDir>/lib/backend/search/opensearch/tests/(?!two-nodes)'];
// It starts a cluster of its own, which takes a minute.
const withoutCluster = process.env.TEST_SEARCH_NODES === '2' ? [] : ['two-nodes.test.ts'];

export default async () => ({
  // Tests with real databases are slow on a busy machine.
  testTimeout: 60_000,
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{app,components}/**/*.test.{ts,tsx}',
        '<rootDir>/lib/!(backend)/**/*.test.{ts,tsx}',
        '<rootDir>/studio/**/*.test.ts',
      ],
      // It starts the store API.
      testPathIgnorePatterns: ['/node_modules/', '/lib/conformance/our-backend'],
    }),
    {
      displayName: 'api',
      // Loads the backend once per worker, by Node itself, instead of once per test file.
      runner: 'jest-light-runner/child-process',
      setupFilesAfterEnv: ['<rootDir>/lib/backend/testing/time-limits.ts'],
      testMatch: [
        '<rootDir>/lib/backend/**/*.test.ts',
        '<rootDir>/lib/conformance/our-backend.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', ...withoutOpenSearch, ...withoutCluster],
      globalSetup: '<rootDir>/lib/backend/testing/jest-setup.ts',
      globalTeardown: '<rootDir>/lib/backend/testing/jest-teardown.ts',
    },
  ],
});
