import { badgeIn, type BadgeFile } from './badge-file.js';
import { certificateInPdf } from './certificate-in-pdf.js';
import type { BadgeState } from './check-badge.js';

/** No certificate or badge of ours comes near it. */
const MOST_BYTES = 10_000_000;

export type FileFound =
  | { readonly kind: 'certificate'; readonly code: string }
  | { readonly kind: 'badge'; readonly badge: BadgeFile; readonly state: BadgeState }
  | { readonly kind: 'nothing'; readonly told: string };

const nothing = (told: string): FileFound => ({ kind: 'nothing', told });

const startsAsPdf = (bytes: ArrayBuffer): boolean =>
  new TextDecoder('latin1').decode(bytes.slice(0, 1024)).includes('%PDF-');

function stateOf(badge: BadgeFile): Promise<BadgeState | 'unreachable'> {
  const worker = new Worker(new URL('./badge.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<BadgeState | 'unreachable'>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<BadgeState | 'unreachable'>) => resolve(data);
    worker.onerror = () => resolve('unreachable');
    worker.postMessage(badge);
  }).finally(() => worker.terminate());
}

async function badgeOf(text: string): Promise<FileFound> {
  const badge = badgeIn(text);
  if (!badge) return nothing('This is neither a PDF nor a badge file.');
  const state = await stateOf(badge);
  if (state !== 'unreachable') return { kind: 'badge', badge, state };
  return nothing('The server could not be asked. Nothing was found out about the file: try again.');
}

/** Finds out what a file is, without sending any of it. */
export async function readFile(file: File): Promise<FileFound> {
  if (file.size > MOST_BYTES) return nothing('This file is too large to be one of ours.');
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return nothing('This file could not be read.');
  if (!startsAsPdf(bytes)) return badgeOf(new TextDecoder().decode(bytes));
  const code = certificateInPdf(bytes);
  if (code) return { kind: 'certificate', code };
  return nothing('This PDF names no certificate of ours. If a code is printed on it, type it.');
}
