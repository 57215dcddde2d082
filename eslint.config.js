import js from '@eslint/js';
import globals from 'globals';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const BORDER =
  'The domain depends on nothing. Declare a port in domain/src/<area>/ports.ts and implement it in backend/src/<area>.';
const IMPURE =
  'The domain is pure. Take the time from `tx.now` or the Clock port, and randomness from the RandomSource port.';

const FINER_MOMENT = String.raw`/(?<!date_trunc\('milliseconds'(::text)?, )\b((now|clock_timestamp|statement_timestamp|transaction_timestamp)\(\)|current_timestamp\b|localtimestamp\b)/i`;

const impure = (selector) => ({ selector, message: IMPURE });

/** Rules that keep framework, I/O, time and chance out of `domain`. */
const border = {
  files: ['domain/src/**/*.ts'],
  ignores: ['domain/src/**/*.test.ts', 'domain/src/testing/**'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ regex: '^[^.]', message: BORDER }] }],
    'no-restricted-syntax': [
      'error',
      impure("NewExpression[callee.name='Date'][arguments.length=0]"),
      impure("CallExpression[callee.name='Date']"),
      impure("MemberExpression[object.name='Date'][property.name='now']"),
      impure("MemberExpression[object.name='Math'][property.name='random']"),
      { selector: 'ImportExpression', message: BORDER },
    ],
    'no-restricted-globals': [
      'error',
      ...['process', 'Buffer', 'fetch', 'crypto', 'setTimeout', 'setInterval', 'console'].map(
        (name) => ({ name, message: IMPURE }),
      ),
    ],
  },
};

/** Times are compared across domain, driver and database, so all of them keep milliseconds. */
const wholeMilliseconds = {
  files: ['backend/src/**/*.ts'],
  // What has run on somebody's database stays as it was.
  ignores: ['backend/src/migrations/{1763,1764[0-2]}*', 'backend/src/platform/database/now.sql.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
        selector: `${text}=${FINER_MOMENT}]`,
        message:
          'The domain knows whole milliseconds. Use NOW or CLOCK of platform/database/now.sql.ts.',
      })),
    ],
  },
};

const fromOtherWorkspaces = (workspaces) => ({
  regex: `(^@portal/|\\.\\./)(${workspaces.join('|')})(/|$)`,
  message: `This workspace may import domain, never ${workspaces.join(' or ')}.`,
});

/** A site names files of the domain: a face would carry the whole area into the browser. */
const pastTheFace = {
  regex: '^@portal/domain/(?!kernel/)[^/]+/(?!index\\.js$)',
  message:
    "Import from the area's face, @portal/domain/<area>/index.js; what it lacks is added there.",
};

/** One of Nest's answers 201. */
const nestsPost = {
  group: ['@nestjs/common'],
  importNames: ['Post'],
  message: 'Import Post from platform/http/post.js: it answers 200.',
};

const neverImports = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const BACKEND = ['backend/src/**/!(*.test).ts'];
const outsideBackend = fromOtherWorkspaces(['sandbox', 'public-web', 'admin-console']);

export default tseslint.config(
  {
    ignores: [
      '**/*.generated.d.ts',
      '**/dist/',
      '**/dist-*/',
      '**/node_modules/',
      '.data/',
      '.cache/',
      'coverage/',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs}', '*.js'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['sandbox/src/**/*.ts', 'scripts/**', 'drills/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['e2e/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='waitForFunction'][arguments.0.type='Literal']",
          message:
            'A text is evaluated at each look, which the pages’ policy forbids at the second one.',
        },
      ],
    },
  },
  {
    // Nest reads constructor parameter types at run time, so those imports must stay values.
    files: ['backend/src/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['public-web/**/*.tsx', 'admin-console/**/*.tsx'],
    ...reactHooks.configs.flat.recommended,
  },
  border,
  wholeMilliseconds,
  neverImports(
    ['public-web/src/**', 'admin-console/src/**'],
    [fromOtherWorkspaces(['backend', 'sandbox'])],
  ),
  neverImports(BACKEND, [outsideBackend]),
  neverImports(
    BACKEND,
    [outsideBackend, pastTheFace, nestsPost],
    ['backend/src/testing/**', 'backend/src/platform/http/post.ts'],
  ),
);
