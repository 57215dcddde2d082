import { readFileSync } from 'node:fs';

const SUFFIX = '_FILE';

type Settings = {
  readonly given: Readonly<Record<string, string>>;
  readonly faults: readonly string[];
};

/** Editors and `echo` add a line end, which is not part of the value. */
const contentOf = (file: string): string => readFileSync(file, 'utf8').replace(/\r?\n$/, '');

/** `NAME_FILE` holds the path of a file with the value of `NAME`; empty means not set. */
export function readSettings(environment: NodeJS.ProcessEnv, names: readonly string[]): Settings {
  const given: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names) {
    const value = environment[name];
    const file = environment[`${name}${SUFFIX}`];
    if (value && file) faults.push(`${name}: is set twice, by itself and by ${name}${SUFFIX}`);
    if (value) given[name] = value;
    if (!file) continue;
    try {
      const content = contentOf(file);
      if (content) given[name] = content;
    } catch (error) {
      faults.push(`${name}${SUFFIX}: ${(error as Error).message}`);
    }
  }
  return { given, faults };
}

export function readSetting(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  const { given, faults } = readSettings(environment, [name]);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return given[name];
}
