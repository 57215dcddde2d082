import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const NAMES = 'subjectAltName=DNS:localhost,IP:127.0.0.1';

/** Makes a certificate for this machine in a folder, by the names that the proxies' files have for it. */
export async function makeCertificate(folder: string): Promise<string> {
  const certificate = join(folder, 'fullchain.pem');
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', certificate];
  const subject = ['-subj', '/CN=localhost', '-addext', NAMES, '-days', '7'];
  await promisify(execFile)('openssl', ['req', '-x509', ...key, ...files, ...subject]);
  return readFile(certificate, 'utf8');
}
