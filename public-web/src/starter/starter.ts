import './document-path.js';
import { firstTouch } from '../lib/first-touch.js';
import { keepEarlyClicks } from './early-clicks.js';
import { layOutRest } from './lay-out-rest.js';
import { loadAtTouch } from './load-at-touch.js';

/** The first script of every page. The first paint waits for it, so it is small. */
void firstTouch();
void layOutRest();
keepEarlyClicks();
loadAtTouch();
