import { ApiFailure } from './api-failure.js';
import { saveFile } from './save-file.js';
import { sessions } from './session.js';

const TIMEOUT_MS = 20_000;

/** Fetches a file and saves it. @throws ApiFailure */
export async function saveFrom(path: string, name: string, request: RequestInit): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(path, { ...request, signal }).catch(() => null);
  if (!response) throw new ApiFailure(null);
  if (!response.ok) throw new ApiFailure({ status: response.status });
  const file = await response.blob().catch(() => {
    throw new ApiFailure(null);
  });
  saveFile(name, file);
}

/** A link can send no token, so the page fetches the file. @throws ApiFailure */
export async function download(path: string, name: string): Promise<void> {
  const token = sessions.current()?.token ?? '';
  const headers = { authorization: `Bearer ${token}` };
  await saveFrom(path, name, { headers }).catch((failure: unknown) => {
    const isExpired = failure instanceof ApiFailure && failure.answer?.status === 401;
    if (isExpired && token === sessions.current()?.token) sessions.end();
    throw failure;
  });
}
