// Runs the starter in a process that a test can kill: hold-start.mjs <checkout> <script of the product>
import { start } from '../../../dist/start.js';

const stop = new AbortController();
process.once('SIGTERM', () => stop.abort());
await start({
  root: process.argv[2],
  entry: process.argv[3],
  env: process.env,
  step: (_label, work) => work(),
  show: (text) => console.log(text),
  secondsSoFar: () => '0',
  stop: stop.signal,
  hurry: new AbortController().signal,
});
