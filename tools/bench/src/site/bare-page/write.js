import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.js';

process.stdout.write(renderToString(createElement(Page)));
