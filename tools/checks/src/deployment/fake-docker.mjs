#!/usr/bin/env node
/** A `docker` that writes down each call, and keeps the release of every `api` container in a file. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const { DOCKER_FOLDER: folder, BAD_RELEASE: bad, RELEASE: given } = process.env;
const words = process.argv.slice(2).join(' ');
const file = `${folder}/containers`;
const read = (path) =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
const release = given ?? /^RELEASE=(.*)$/m.exec(read('.env').join('\n'))?.[1];

const [, count] = /--scale api=(\d+)/.exec(words) ?? [];
if (count !== undefined) {
  const all = read(file);
  const kept = [
    ...all.filter((each) => each === release),
    ...all.filter((each) => each !== release),
  ];
  const added = Array.from({ length: Math.max(0, count - all.length) }, () => release);
  writeFileSync(file, [...kept, ...added].slice(0, count).join('\n'));
}
if (words.includes('{{.Health}}')) {
  console.log(
    read(file)
      .map((each) => (each === bad ? 'unhealthy' : 'healthy'))
      .join('\n'),
  );
}
if (words.includes('reset-admin')) console.log('Password: drawn');
const hasFault = words.endsWith('doctor.js');
if (hasFault) console.log('wrong: ADMIN_PASSWORD: there is no admin: set it');
const running = read(file).length > 0 ? ` [${read(file).join(' ')}]` : '';
appendFileSync(`${folder}/calls`, `${given ? `RELEASE=${given} ` : ''}${words}${running}\n`);
process.exitCode = hasFault ? 1 : 0;
