#!/usr/bin/env node
/** A `docker` that writes down each call, and keeps the release of every `api` container in a file. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const { DOCKER_FOLDER: folder, BAD_RELEASE: bad, RELEASE: given } = process.env;
const args = process.argv.slice(2);
const words = args.join(' ');
const file = `${folder}/containers`;
const read = (path) =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
const release = given ?? /^RELEASE=(.*)$/m.exec(read('.env').join('\n'))?.[1];
/** `<id> <release>` */
const containers = () => read(file).map((line) => line.split(' '));
const write = (list) => writeFileSync(file, list.map((each) => each.join(' ')).join('\n'));

const [, count] = /--scale api=(\d+)/.exec(words) ?? [];
if (count !== undefined) {
  const all = containers();
  const added = Array.from({ length: count - all.length }, (_, at) => [
    `${release}-${at}`,
    release,
  ]);
  write([...all, ...added]);
}
if (args[0] === 'rm') write(containers().filter(([id]) => !args.includes(id)));
const { status, id } = {
  status: ([, of]) => (of === bad ? 'unhealthy' : 'healthy'),
  id: ([of]) => of,
};
const isInspected = args[0] === 'inspect';
const shown = isInspected ? status : / -a?q api$/.test(words) ? id : undefined;
const asked = containers().filter(([of]) => !isInspected || args.includes(of));
if (shown) console.log(asked.map(shown).join('\n'));
if (words.includes('reset-admin')) console.log('Password: drawn');
const hasFault = words.endsWith('doctor.js');
if (hasFault) console.log('wrong: ADMIN_PASSWORD: there is no admin: set it');
const releases = containers().map(([, of]) => of);
const running = releases.length > 0 ? ` [${releases.join(' ')}]` : '';
appendFileSync(`${folder}/calls`, `${given ? `RELEASE=${given} ` : ''}${words}${running}\n`);
process.exitCode = hasFault ? 1 : 0;
