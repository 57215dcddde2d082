import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Smaller files are joined to others, in bytes. */
const SMALL = 3_000;

// The sign-in starts with the first file. Of the others a page loads what it needs: parts that the same pages share
// are one file. The libraries' stay in the browser's cache when only our own code is new.
const SHARED_CODE = [
  { name: 'start', tags: ['$initial'] },
  {
    name: 'libraries',
    test: /node_modules/,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
  {
    name: 'shared',
    test: /src\/|domain\/dist/,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: SMALL,
  },
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
