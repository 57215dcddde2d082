import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** At the root of the site, where its scope is; `prerender.mjs` tells it the files to keep. */
const QUIZ_WORKER = 'quiz-worker';

const CLIENT_ENTRIES = [
  'src/app/entry-client.tsx',
  'src/starter/starter.ts',
  `src/exam-worker/${QUIZ_WORKER}.ts`,
];

// What pages share, in few files instead of many small ones, and split by who needs it. Every page
// starts with the first two; React's changes seldom.
const SHARED_CODE = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler|wouter|use-sync-external-store|regexparam)\/|preload-helper/,
  },
  {
    name: 'starter',
    test: /src\/(starter\/|lib\/first-touch\.)|kernel\/(opening-hours|indian-day)\./,
  },
  {
    name: 'shell',
    test: /src\/(app\/(?!footer\.tsx|newsletter\.|public-chat\.|reading-page\.)|styles\/)|domain\/dist\/kernel\/company(-words)?\.|components\/(brand|button|crash-boundary|kept|optional-part|page-failure|page-head)\.|(contact-ways|duration|icon|news-picture)\.module\.|lib\/(figures|initial|layers|navigation|page-is-loaded|redirects|server-answers|session|site-origin|storage|use-session|use-slow)\./,
  },
  // One sheet for the whole home page, since the document shows all of it.
  { name: 'home', test: /features\/home\/.*\.css|components\/section\.module\./ },
  { name: 'notice', test: /components\/notice\./ },
  { name: 'fields', test: /components\/(field|form|select-field|text-area|text-field)\./ },
  {
    name: 'forms',
    test: /react-hook-form|use-portal-form|use-page-search|use-refused-focus|pending-verification|resend-(code|wait)|account-failure|verification-code|components\/(code-field|password-field|submit-button)\./,
  },
  {
    name: 'queries',
    test: /@tanstack|lib\/queries|components\/student-only|use-attempts|exam\/journey\/(journey-api|use-journey|way-on|next-button|open-test|unseen-payment)\.|exam\/attempt\/(ticks|countdown)\.|changed-terms|kept-attempt|exam-api/,
  },
  {
    name: 'codes',
    test: /certificates\/(code-form|check\.module|certificate-(code|page\.module))/,
  },
  {
    name: 'certificate',
    test: /certificates\/(certificate-(sheet|words)|certificates-api|own-certificates|certificate-button)\.|components\/download-button\.|lib\/(download|save-file)\./,
  },
  {
    name: 'exam',
    test: /features\/exam\/(question-text|code-pane)\.|domain\/dist\/(questions\/(options|question-blocks)|kernel\/counted)\./,
  },
  {
    name: 'exam-shell',
    test: /features\/exam\/shell\/|exam\/attempt\/(flags|retry-delay|answer-sheet|kept-by-question|quiz-blocked\.module)\./,
  },
  {
    name: 'side',
    test: /components\/side-steps|content\/doors\.|journey\/(test-side|test-stages|visitor-stages)\./,
  },
  { name: 'stages', test: /journey\/(own-stages|stages)\.|content\/test-terms\./ },
  {
    name: 'notices',
    test: /consents\/(notices\.|notices\/notice-(items|words|address)\.js)|components\/consent-notice/,
  },
  {
    name: 'apply',
    test: /consents\/age-statement|components\/(age-statement|form-trap)|(application|sign-up)-draft|linked-domain|application-page\.module/,
  },
  { name: 'accounts', test: /kernel\/text-rules\.|lib\/form-proof\.|accounts\/accounts-api\./ },
  {
    name: 'account',
    test: /domain\/dist\/(kernel\/by-name|accounts\/(student-fields|update-profile))\.|profile-draft|lib\/form-draft\./,
  },
  { name: 'api', test: /lib\/(api|api-failure)\./ },
  {
    name: 'portal',
    test: /components\/(dialog|loading|split-page)\.|lib\/(use-modal-dialog|return-path|use-delayed|watch-figures-late)\.|account-mark|chosen-domain|domain\/dist\/(settings\/policy|kernel\/choices)\./,
  },
];

const ALWAYS_LOADED = /\/(rolldown-runtime|react|starter|shell|shown|entry-client)-[^/]+$/;

const namesIn = new Map();

/** A class on the page and in each file: short, and the same in both builds. */
function shortName(name, file) {
  const path = relative(import.meta.dirname, file.split('?')[0]);
  const names = namesIn.get(path) ?? new Set();
  namesIn.set(path, names.add(name));
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, 4);
  return `_${hash}${[...names].indexOf(name).toString(36)}`;
}

const clientBuild = {
  outDir: 'dist',
  manifest: true,
  sourcemap: false,
  // The Content-Security-Policy lets no data: address through but for images.
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // What a page fetches later need not name what it has from the start.
    resolveDependencies: (_, files, { hostType }) =>
      hostType === 'js' ? files.filter((file) => !ALWAYS_LOADED.test(`/${file}`)) : files,
  },
  rolldownOptions: {
    input: CLIENT_ENTRIES,
    output: {
      codeSplitting: { includeDependenciesRecursively: false, groups: SHARED_CODE },
      // Every page names all of them: a letter less of each spares every page bytes.
      entryFileNames: ({ name }) =>
        name === QUIZ_WORKER ? '[name].js' : 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
    },
  },
};

const serverBuild = { outDir: 'dist-ssr', copyPublicDir: false };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  css: { modules: { generateScopedName: shortName } },
  // React has had the hook itself since version 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: isSsrBuild ? serverBuild : clientBuild,
}));
