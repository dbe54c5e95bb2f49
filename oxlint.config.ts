import { defineConfig } from 'oxlint';

const dateFnsRoots = ['date-fns', 'date-fns-tz'].map((name) => ({
  name,
  message: 'This loads 300 files at each start: import `date-fns/addDays` and the like.',
}));

const programs = [
  'lib/proofs/*/run.ts',
  'lib/launch/**',
  'lib/backend/{db,sdk}/cli.ts',
  'lib/backend/db/generate*.ts',
];

// axe checks these in the browser, on the rendered accessibility tree.
const seenByAxe = [
  'anchor-has-content',
  'anchor-is-valid',
  'aria-role',
  'click-events-have-key-events',
  'control-has-associated-label',
  'img-redundant-alt',
  'interactive-supports-focus',
  'label-has-associated-control',
  'no-autofocus',
  'no-noninteractive-element-interactions',
  'no-noninteractive-element-to-interactive-role',
  'no-noninteractive-tabindex',
  'no-static-element-interactions',
  'prefer-tag-over-role',
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'nextjs', 'jsx-a11y', 'import'],
  jsPlugins: ['./lib/launch/lint-rules.ts'],
  categories: { correctness: 'error' },
  ignorePatterns: [
    '.next*/**',
    '.data/**',
    '.releases/**',
    'public/**',
    'next-env.d.ts',
    'test-results/**',
    'sdk/**',
  ],
  rules: {
    ...Object.fromEntries(seenByAxe.map((name) => [`jsx-a11y/${name}`, 'off' as const])),
    'eslint/no-array-constructor': 'error',
    'eslint/no-console': ['error', { allow: ['error'] }],
    'eslint/no-control-regex': 'off',
    // Playwright reads the fixtures of a test off its parameters.
    'eslint/no-empty-pattern': 'off',
    'eslint/no-restricted-imports': ['error', { paths: dateFnsRoots }],
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'eslint/no-var': 'error',
    'eslint/prefer-const': 'error',
    'eslint/prefer-rest-params': 'error',
    'eslint/prefer-spread': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'react/jsx-no-comment-textnodes': 'error',
    'react/no-unescaped-entities': 'error',
    // A page of the server asks for the hour; no compiler reads memoization.
    'react/preserve-manual-memoization': 'off',
    'react/purity': 'off',
    'react/rules-of-hooks': 'error',
    'react/unsupported-syntax': 'error',
    'store/import-directions': 'error',
    'store/no-hidden-cast': 'error',
    'store/no-indian-offset': 'error',
    'store/no-pattern-of-text': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unused-expressions': 'error',
  },
  overrides: [
    { files: ['**/*.tsx'], rules: { 'react/display-name': 'error' } },
    {
      files: ['app/**', 'components/**', 'lib/{contract,content,features,format}/**'],
      excludeFiles: ['**/dashboard/**', 'lib/contract/india-clock.ts'],
      rules: { 'store/no-slow-format': 'error' },
    },
    {
      files: ['lib/contract/india-clock.ts', 'lib/backend/testing/**', 'e2e/**'],
      rules: { 'store/no-indian-offset': 'off', 'store/no-pattern-of-text': 'off' },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      rules: {
        // Tests make incomplete values on purpose.
        'store/no-hidden-cast': 'off',
        'store/no-indian-offset': 'off',
        'store/no-pattern-of-text': 'off',
        'store/no-slow-format': 'off',
      },
    },
    {
      files: ['app/**', 'components/**'],
      excludeFiles: ['**/dashboard/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              ...dateFnsRoots,
              {
                name: 'next/link',
                message: 'It is 2.5 KB of each page of the shop: use components/ui/link.tsx.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['components/**', 'lib/api/**', 'lib/dashboard/**', 'lib/features/**'],
      rules: {
        'eslint/no-restricted-properties': [
          'error',
          {
            object: 'crypto',
            property: 'randomUUID',
            message:
              'It is missing on pages without HTTPS: use `randomKey` of lib/api/random-key.ts.',
          },
          {
            object: 'Math',
            property: 'random',
            message: 'The browser draws another number than the server: use `useId`.',
          },
        ],
      },
    },
    {
      files: ['lib/api/**'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['react', 'react-dom', 'sonner', 'next/navigation', 'swr'],
                message:
                  'lib/api shows nothing and goes nowhere: throw an ApiError and let the component act.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['lib/contract/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(?!yup$|date-fns(?:-tz)?/|\\.)',
                message: 'lib/contract imports yup and functions of date-fns, and nothing else.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['lib/backend/routes/**', 'lib/backend/http/**'],
      excludeFiles: [
        '**/*.test.ts',
        'lib/backend/http/idempotency.ts',
        'lib/backend/routes/running.ts',
      ],
      rules: {
        'eslint/no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: ['drizzle-orm*'],
                message: 'Only services and db touch the database; call a service.',
              },
            ],
          },
        ],
      },
    },
    { files: programs, rules: { 'eslint/no-console': 'off' } },
  ],
});
