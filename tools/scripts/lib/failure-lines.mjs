import { stripVTControlCharacters } from 'node:util';

const MOST_LINES = 8;
/** Where in a test, as a frame of the stack names it. */
const PLACE = /([\w./-]+\.(?:test|spec)\.tsx?:\d+)/;

/**
 * One test that failed, as the end of the output tells it: what it is called, where it broke, and the
 * first lines of the error.
 */
export function failureLines(title, message) {
  const lines = stripVTControlCharacters(message ?? 'No reason was given')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
  const place = lines.map((line) => PLACE.exec(line)?.[1]).find(Boolean);
  const reason = lines.filter((line) => !/^\s*at /.test(line)).slice(0, MOST_LINES);
  return [
    `  ${title}${place ? ` (${place})` : ''}`,
    ...reason.map((line) => `    ${line.trim()}`),
  ].join('\n');
}
