import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import { apiDocument } from './app.module.js';

const [, , path = 'openapi.json', publicUrl = 'https://portal.example.org'] = process.argv;

const document = apiDocument({ PUBLIC_URL: publicUrl })();
await writeFile(path, `${JSON.stringify(document, null, 2)}\n`);
process.stdout.write(`The API's document is in ${path}.\n`);
