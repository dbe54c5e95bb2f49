import nextJest from 'next/jest.js';
import { setRunFolder } from './lib/launch/run-folder.ts';

setRunFolder();

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

// They take longer than a merge can wait: `npm run test:all` runs them, and who names one.
const runsSlow =
  process.env.TEST_SLOW === 'yes' || process.argv.some((arg) => arg.includes('.slow.'));
const withoutSlow = runsSlow ? [] : ['\\.slow\\.test\\.tsx?$'];
// They need an OpenSearch: `npm run test:all` starts one where it can.
const withoutOpenSearch = process.env.TEST_SEARCH_URL
  ? []
  : ['<rootDir>/lib/backend/search/opensearch/tests/(?!two-nodes)'];
// It starts a separate cluster, which takes a minute.
const withoutCluster = process.env.TEST_SEARCH_NODES === '2' ? [] : ['two-nodes.test.ts'];

export default async () => ({
  // Tests with real databases are slow on a busy machine.
  testTimeout: 60_000,
  // The folder for temporary files is removed after each run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  projects: [
    await project({
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{app,components}/**/*.test.{ts,tsx}',
        '<rootDir>/lib/!(backend)/**/*.test.{ts,tsx}',
      ],
      // It starts the store API.
      testPathIgnorePatterns: [
        '/node_modules/',
        '/lib/proofs/conformance/our-backend',
        ...withoutSlow,
      ],
    }),
    {
      displayName: 'api',
      // Loads the backend once per worker, by Node itself, instead of once per test file. In threads: the
      // child processes of 0.8.2 now and then wait for ever for their configuration.
      runner: 'jest-light-runner',
      setupFilesAfterEnv: ['<rootDir>/lib/backend/testing/time-limits.ts'],
      testMatch: [
        '<rootDir>/lib/backend/**/*.test.ts',
        '<rootDir>/lib/proofs/conformance/our-backend.test.ts',
      ],
      testPathIgnorePatterns: [
        '/node_modules/',
        ...withoutSlow,
        ...withoutOpenSearch,
        ...withoutCluster,
      ],
      globalSetup: '<rootDir>/lib/backend/testing/jest-setup.ts',
      globalTeardown: '<rootDir>/lib/backend/testing/jest-teardown.ts',
    },
  ],
});
