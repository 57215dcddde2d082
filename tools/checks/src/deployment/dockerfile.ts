/** One instruction that changes a stage's files. */
export type Step =
  | {
      readonly kind: 'COPY';
      readonly from?: string;
      readonly sources: readonly string[];
      to: string;
    }
  | { readonly kind: 'RUN'; readonly command: string };

export type Stage = {
  readonly base: string;
  readonly name: string;
  readonly workdir: string;
  readonly steps: readonly Step[];
  /** What a container of the stage runs. */
  readonly command: readonly string[];
};

function copyOf(words: readonly string[]): Step {
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const to = paths.at(-1) ?? '';
  return { kind: 'COPY', ...(from ? { from } : {}), sources: paths.slice(0, -1), to };
}

function stageOf(lines: readonly string[]): Stage {
  const argumentsOf = (name: string) =>
    lines.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const [base = '', , name = ''] = (argumentsOf('FROM')[0] ?? '').split(' ');
  const steps = lines.flatMap((line): Step[] => {
    if (line.startsWith('RUN ')) return [{ kind: 'RUN', command: line.slice('RUN '.length) }];
    return line.startsWith('COPY ') ? [copyOf(line.split(/\s+/).slice(1))] : [];
  });
  const command = JSON.parse(argumentsOf('CMD').at(-1) ?? '[]') as string[];
  return { base, name, workdir: argumentsOf('WORKDIR').at(-1) ?? '/', steps, command };
}

/** The stages of a Dockerfile, in order. */
export function stagesOf(dockerfile: string): readonly Stage[] {
  const lines = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const starts = lines.flatMap((line, place) => (line.startsWith('FROM ') ? [place] : []));
  return starts.map((start, place) => stageOf(lines.slice(start, starts[place + 1])));
}
