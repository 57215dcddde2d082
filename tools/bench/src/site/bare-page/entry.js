import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';

hydrateRoot(globalThis.document.getElementById('root'), createElement(Page));
