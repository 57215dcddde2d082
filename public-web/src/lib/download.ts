import { ApiFailure } from './api-failure.js';
import { saveFile } from './save-file.js';
import { sessions } from './session.js';

const TIMEOUT_MS = 20_000;

async function fetchFile(path: string): Promise<Blob> {
  const token = sessions.current()?.token ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, { headers, signal }).catch(() => null);
  if (!response) throw new ApiFailure(null);
  if (response.status === 401 && token === sessions.current()?.token) sessions.end();
  if (!response.ok) throw new ApiFailure({ status: response.status });
  return response.blob().catch(() => {
    throw new ApiFailure(null);
  });
}

/** A link can send no token, so the page fetches the file. @throws ApiFailure */
export async function download(path: string, name: string): Promise<void> {
  saveFile(name, await fetchFile(path));
}
