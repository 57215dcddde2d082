import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [react()],
  build: {
    sourcemap: false,
    // The Content-Security-Policy lets no data: address through but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
