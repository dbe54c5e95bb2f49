import next from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/* Arrows between the rooms of the house run one way:
   app → components → lib/<noun> → lib/api → lib/contract; the backend knows the contract alone.
   Circles are found by oxlint, in a second where eslint needs minutes (`npm run lint:cycles`). */
const importZones = [
  {
    target: ['./components', './lib'],
    from: './app',
    message:
      'app/ is the roof: move what you need into components/ or lib/ and import it from there.',
  },
  {
    target: './lib',
    from: './components',
    message: 'lib/ knows nothing of what is drawn: pass what you need as an argument.',
  },
  {
    target: './lib/contract',
    from: ['./lib/!(contract)/**/*', './lib/*.ts'],
    message: 'lib/contract is what both sides agree on: it imports yup and itself.',
  },
  {
    target: './lib/api',
    from: ['./lib/!(api|contract)/**/*'],
    message:
      'lib/api carries calls: it knows the contract and the settings, no noun and no screen.',
  },
  {
    target: './lib/backend',
    from: ['./lib/!(backend|contract)/**/*', './lib/*.ts', './app/**/*', './components/**/*'],
    message: 'The backend is a program of its own: of the storefront it knows lib/contract alone.',
  },
  {
    target: [
      './app',
      './components',
      './middleware.ts',
      './e2e',
      // Tools of their own: the studio photographs what the demo data name, the faults look into the database.
      './lib/!(backend|faults|studio)/**/*',
      './lib/*.ts',
    ],
    from: './lib/backend',
    message: 'The storefront reaches the backend through the contract, over HTTP, never by import.',
  },
  {
    target: ['./components/ui', './components/form'],
    from: ['./components/!(ui|form)/**/*', './lib/!(format|api|routes|content)/**/*'],
    message: 'Primitives know no noun of the shop: pass plain values in.',
  },
];

const only = (message, ...group) => ({ group, message });

export default [
  { ignores: ['.next*/**', '.data/**', 'public/**', 'next-env.d.ts', 'test-results/**'] },
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
      'no-restricted-imports': [
        'error',
        {
          paths: ['date-fns', 'date-fns-tz'].map((name) => ({
            name,
            message: 'This loads 300 files at each start: import `date-fns/addDays` and the like.',
          })),
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
            { regex: '^(?!yup$|\\.)', message: 'lib/contract imports yup and nothing else.' },
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
      'lib/faults/run.ts',
      'lib/launch/**',
      'lib/studio/**',
      'lib/backend/db/cli.ts',
      'lib/backend/db/generate*.ts',
    ],
    rules: { 'no-console': 'off' },
  },
];
