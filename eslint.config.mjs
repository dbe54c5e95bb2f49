import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/*
 * Imports go in one direction: app → components → lib/features, lib/dashboard, lib/seo →
 * lib/platform → lib/api → lib/contract. oxlint finds import cycles (`npm run lint:cycles`).
 */
const platformBut = (file) => [`./lib/platform/!(${file}).ts`, './lib/platform/*/**/*'];

const importZones = [
  {
    target: ['./components', './lib'],
    from: './app',
    message: 'Nothing imports from app/: move what you need into components/ or lib/.',
  },
  {
    target: './lib',
    from: './components',
    message: 'lib/ imports no component: pass what you need as an argument.',
  },
  {
    target: './lib/contract',
    from: './lib/!(contract)/**/*',
    message: 'lib/contract imports yup, date-fns and itself alone: both programs build on it.',
  },
  {
    target: './lib/api',
    from: ['./lib/!(api|contract|platform)/**/*', ...platformBut('env')],
    message:
      'lib/api imports the contract and the settings alone: it knows no feature and no screen.',
  },
  {
    target: './lib/platform',
    from: './lib/!(platform|api|contract|format|testing)/**/*',
    message: 'lib/platform knows no feature: move what it needs into lib/platform or pass it in.',
  },
  {
    target: './lib/features',
    from: './lib/dashboard',
    message: 'The shop imports nothing of the back office: move what both need into lib/features.',
  },
  {
    target: './lib/testing',
    from: ['./lib/!(testing)/**/*', './app/**/*', './components/**/*'],
    message: 'lib/testing serves the tests of both programs: it imports nothing of either.',
  },
  {
    target: './lib/backend',
    from: ['./lib/!(backend|contract|testing)/**/*', './app/**/*', './components/**/*'],
    message:
      'The store API is a program of its own: of the rest it imports lib/contract alone, and tests lib/testing.',
  },
  {
    target: ['./lib/backend/!(search)/**/*', './lib/backend/*.ts', './lib/faults'],
    from: './lib/backend/search',
    except: ['./engine.ts'],
    message: 'The search engine has one interface: import lib/backend/search/engine.ts.',
  },
  {
    target: './lib/backend/search',
    from: './lib/backend/!(search|db|catalogue-cache|testing)/**/*',
    message: 'The search engine knows no service: pass in what it needs.',
  },
  {
    target: [
      './app',
      './components',
      './middleware.ts',
      './e2e',
      // These tests access the database on purpose.
      './lib/!(backend|cluster|faults)/**/*',
    ],
    from: './lib/backend',
    message: 'The storefront reaches the store API over HTTP, by lib/api and the contract.',
  },
  {
    target: ['./components/ui', './components/form'],
    from: [
      './components/!(ui|form)/**/*',
      './lib/!(format|api|platform|content)/**/*',
      ...platformBut('routes'),
    ],
    message: 'components/ui and components/form know no feature: pass plain values in.',
  },
];

const only = (message, ...group) => ({ group, message });

const hiddenCasts = [
  'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
  'TSAsExpression[typeAnnotation.type="TSNeverKeyword"]',
].map((selector) => ({
  selector,
  message:
    'This cast hides every mistake: make the function generic (over calls: `Call` of lib/contract/endpoint.ts), use `satisfies`, or check the value.',
}));

const indianOffset = ['Literal[value=/[+]05:30/]', 'TemplateElement[value.raw=/[+]05:30/]'].map(
  (selector) => ({
    selector,
    message: 'Days and hours of India come from lib/contract/india-clock.ts: use `inIndia`.',
  }),
);

// What a module builds while it is loaded comes from the code alone.
const patternsOfText = ['NewExpression', 'CallExpression'].map((call) => ({
  selector: `:function ${call}[callee.name="RegExp"]:not([arguments.0.type="Literal"])`,
  message:
    'Text of people as a pattern finds the wrong thing or hangs the program: write a literal, build it once for the module, or compare texts.',
}));

const slowFormats = [
  'NewExpression[callee.object.name="Intl"]',
  'CallExpression[callee.property.name=/^toLocale(Date|Time)?String$/]',
].map((selector) => ({
  selector,
  message:
    'The first format of `Intl` takes 10 ms of a phone: use lib/format and groupDigits of lib/contract.',
}));

const wholeDateFns = ['date-fns', 'date-fns-tz'].map((name) => ({
  name,
  message: 'This loads 300 files at each start: import `date-fns/addDays` and the like.',
}));

// Two thirds of the files have no components and no hooks.
const reactRules = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name));

export default [
  { ignores: ['.next*/**', '.data/**', 'public/**', 'next-env.d.ts', 'test-results/**', 'sdk/**'] },
  ...next,
  ...nextTypeScript,
  {
    rules: {
      'import/no-restricted-paths': ['error', { zones: importZones }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'import/no-anonymous-default-export': 'off',
      'no-console': ['error', { allow: ['error'] }],
      'no-restricted-syntax': ['error', ...hiddenCasts, ...indianOffset, ...patternsOfText],
      'no-restricted-imports': ['error', { paths: wholeDateFns }],
    },
  },
  {
    files: ['lib/!(dashboard|features|platform)/**', 'e2e/**', '**/*.test.ts'],
    ignores: ['**/*.tsx'],
    rules: Object.fromEntries(reactRules.map((name) => [name, 'off'])),
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['**/dashboard/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            ...wholeDateFns,
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
    files: ['app/**', 'components/**', 'lib/{contract,content,features,format}/**'],
    ignores: ['**/dashboard/**', 'lib/contract/india-clock.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...hiddenCasts,
        ...indianOffset,
        ...patternsOfText,
        ...slowFormats,
      ],
    },
  },
  {
    files: ['lib/contract/india-clock.ts', 'lib/backend/testing/**', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', ...hiddenCasts] },
  },
  {
    // Tests make incomplete values on purpose.
    files: ['**/*.test.{ts,tsx}'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['components/**', 'lib/api/**', 'lib/dashboard/**', 'lib/features/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message:
            'It is missing on pages without HTTPS: use `randomKey` of lib/api/random-key.ts.',
        },
      ],
    },
  },
  {
    files: ['lib/api/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            only(
              'lib/api shows nothing and goes nowhere: throw an ApiError and let the component act.',
              'react',
              'react-dom',
              'sonner',
              'next/navigation',
              'swr',
            ),
          ],
        },
      ],
    },
  },
  {
    files: ['lib/contract/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
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
    ignores: ['**/*.test.ts', 'lib/backend/http/idempotency.ts', 'lib/backend/routes/running.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            only('Only services and db touch the database; call a service.', 'drizzle-orm*'),
          ],
        },
      ],
    },
  },
  {
    files: [
      'lib/conformance/run.ts',
      'lib/cluster/run.ts',
      'lib/faults/run.ts',
      'lib/image/{check,collect-cli}.ts',
      'lib/launch/**',
      'lib/large-store/run.ts',
      'lib/speed/run.ts',
      'lib/backend/{db,sdk}/cli.ts',
      'lib/backend/db/generate*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
];
