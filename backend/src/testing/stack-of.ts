import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { WebSocket } from 'undici';
import { until } from './until.js';

/** Words for Node, so that a process which is looked into takes a free port. */
export const CAN_BE_LOOKED_INTO = ['--inspect-port=127.0.0.1:0'];

const WITHIN_MS = 5_000;
/** What goes round is not always at the same line. */
const LOOKS = 5;

type Shown = {
  readonly method?: string;
  readonly params?: { readonly callFrames?: readonly Frame[] };
};
type Frame = {
  readonly functionName: string;
  readonly url: string;
  readonly location: { readonly lineNumber: number };
};

const lineOf = ({ functionName, url, location }: Frame): string =>
  `    at ${functionName || 'anonymous'} (${url}:${location.lineNumber + 1})`;

/**
 * What a Node process does at this moment, even where it is so busy that it answers nothing.
 * @returns its calls, the innermost first, at several moments; or that it waits for something
 */
export async function stackOf(child: ChildProcess): Promise<string> {
  let said = '';
  child.stderr?.on('data', (chunk: string) => (said += chunk));
  child.kill('SIGUSR1');
  const [address] = await until(() => Promise.resolve(/ws:\S+/.exec(said)), WITHIN_MS);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const stacks: string[] = [];
  const ask = (method: string) => socket.send(JSON.stringify({ id: 1, method }));
  socket.addEventListener('message', ({ data }) => {
    const { method, params } = JSON.parse(String(data)) as Shown;
    if (method === 'Debugger.resumed') ask('Debugger.pause');
    if (method !== 'Debugger.paused') return;
    stacks.push((params?.callFrames ?? []).map(lineOf).join('\n'));
    ask('Debugger.resume');
  });
  ask('Debugger.enable');
  ask('Debugger.pause');
  const isBusy = until(() => Promise.resolve(stacks.length >= LOOKS), WITHIN_MS);
  await isBusy.catch(() => stacks.push('It runs no line of its program: it waits.'));
  socket.close();
  return stacks.join('\n---\n');
}
