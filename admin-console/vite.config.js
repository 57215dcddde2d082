import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// A few files instead of forty: the sign-in starts with the first, and every section needs most of
// the others. The libraries' stay in the browser's cache when only our own code is new.
const SHARED_CODE = [
  { name: 'start', tags: ['$initial'] },
  { name: 'libraries', test: /node_modules/ },
  { name: 'shared', test: /src\/|domain\/dist/, minShareCount: 3 },
];

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: {
    sourcemap: false,
    // The Content-Security-Policy lets no data: address through but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_CODE } } },
  },
});
