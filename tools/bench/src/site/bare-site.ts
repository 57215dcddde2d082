import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

const run = promisify(execFile);

const ROOT = join(import.meta.dirname, '../../../..');
const SOURCE = join(ROOT, 'tools/bench/src/site/bare-page');
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const env = { ...process.env, NODE_ENV: 'production' };
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

type File = { readonly type: string; readonly body: Buffer };

/** The bare page as it is sent, by path: built by Vite, and written by React's server beforehand. */
async function build(): Promise<ReadonlyMap<string, File>> {
  const out = await mkdtemp(join(tmpdir(), 'bare-site-'));
  try {
    await run(process.execPath, [VITE, 'build', SOURCE, '--outDir', out, '--emptyOutDir'], { env });
    const { stdout: page } = await run(process.execPath, [join(SOURCE, 'write.js')], { env });
    const files = new Map<string, File>();
    for (const name of await readdir(out, { recursive: true })) {
      const type = TYPES[extname(name)];
      if (!type) continue;
      const text = (await readFile(join(out, name), 'utf8')).replace('<!--page-->', page);
      const path = name === 'index.html' ? '/' : `/${name}`;
      files.set(path, { type: `${type}; charset=utf-8`, body: brotliCompressSync(text) });
    }
    return files;
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

/** Serves the bare page from memory, compressed. */
export async function startBareSite(): Promise<{ readonly url: string; stop(): void }> {
  const files = await build();
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Encoding': 'br' }).end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
