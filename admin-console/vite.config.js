import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.PORTAL_API ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Built files lie below /admin/; while developing, /admin-signin must be reached as well.
  base: command === 'build' ? '/admin/' : '/',
  plugins: [react()],
  build: {
    sourcemap: false,
    // The Content-Security-Policy lets no data: address through but for images.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': API } },
}));
