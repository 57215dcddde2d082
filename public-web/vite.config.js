import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const CLIENT_ENTRY = 'src/app/entry-client.tsx';
const API = process.env.PORTAL_API ?? 'http://127.0.0.1:3000';

// What portal pages share, in few files instead of twenty small ones. The home page needs none.
const SHARED_CODE = [
  {
    name: 'forms',
    test: /react-hook-form|use-portal-form|components\/(code-field|field|form|password-field|select-field|text-area|text-field)\./,
  },
  { name: 'queries', test: /@tanstack|lib\/queries|components\/student-only|use-attempts/ },
  {
    name: 'portal',
    test: /components\/(dialog|journey|loading|notice|split-page)\.|lib\/(api|api-failure|return-path|use-delayed)\.|domain\/dist\/(shared\/policy|accounts\/choices)\.|exam-api|accounts-api/,
  },
];

const clientBuild = {
  outDir: 'dist',
  manifest: true,
  sourcemap: false,
  // The Content-Security-Policy lets no data: address through but for images.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: CLIENT_ENTRY,
    output: { codeSplitting: { includeDependenciesRecursively: false, groups: SHARED_CODE } },
  },
};

const serverBuild = { outDir: 'dist-ssr', copyPublicDir: false };

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: isSsrBuild ? serverBuild : clientBuild,
  server: {
    proxy: Object.fromEntries(
      ['/api', '/create-order', '/verify-payment'].map((path) => [path, API]),
    ),
  },
}));
