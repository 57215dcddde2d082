import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { show } from './progress.mjs';
import { runProgram } from './run-program.mjs';

const ANSWER_WITHIN_MS = 20_000;

/**
 * A program that this machine can run: the one that a variable names, else the first of the
 * candidates, else what one of the ways to get it brings. It runs if it answers the question.
 */
export async function findOrGet(sought, stop) {
  const { variables, candidates, ways, advice, question = '--version' } = sought;
  const variable = variables.find((name) => process.env[name]);
  if (variable !== undefined) {
    const named = process.env[variable];
    if (await runs([named, question], stop)) return named;
    throw new Error(`${variable} names ${named}, which does not run here.`);
  }
  for (const attempt of [async () => undefined, ...ways]) {
    await tryTo(attempt, stop);
    for (const program of candidates()) {
      if (await runs([program, question], stop)) return program;
    }
  }
  throw new Error(advice);
}

/** Where the search path has programs of these names. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isProgram);
}

async function tryTo(attempt, stop) {
  try {
    await attempt();
  } catch (error) {
    stop.throwIfAborted();
    show(gistOf(error.output) || error.message);
  }
}

// A file that is there says little: Ubuntu's chromium-browser only tells to install a snap.
async function runs(command, stop) {
  if (!isProgram(command[0])) return false;
  try {
    const inTime = AbortSignal.any([stop, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    await runProgram(command, { cwd: '/', stop: inTime });
    return true;
  } catch {
    stop.throwIfAborted();
    return false;
  }
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function gistOf(output = '') {
  const lines = output.trim().split('\n');
  return lines.find((line) => /error|^E:/i.test(line)) ?? lines.at(-1);
}
