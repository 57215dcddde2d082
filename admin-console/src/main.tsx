import './styles/tokens.css';
import './styles/base.css';
import './styles/utilities.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.js';
import { watchTouches } from './providers/attendance.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchTouches(window);

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
