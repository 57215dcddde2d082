import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { stagesOf, type Stage, type Step } from './dockerfile.js';

type Package = { readonly link?: boolean; readonly resolved?: string; readonly dev?: boolean };
type LockFile = { readonly packages: Readonly<Record<string, Package>> };

/** A package that lies in no other package. */
const OUTERMOST = /^([^/]+\/)?node_modules\/(@[^/]+\/)?[^/]+$/;
const NESTED_OR_COMPILER =
  /^[^/]+\/node_modules\/|^node_modules\/(typescript(-native)?|@typescript\/.*)$/;

/** Does as `npm ci`, with the packages of the checkout, which needs no registry and no minutes. */
function linkPackages(
  root: string,
  stage: string,
  isWanted: (path: string, one: Package) => boolean,
) {
  const lock = JSON.parse(readFileSync(join(stage, 'package-lock.json'), 'utf8')) as LockFile;
  for (const [path, one] of Object.entries(lock.packages)) {
    const { link, resolved = '' } = one;
    if (link && !existsSync(join(stage, resolved, 'package.json'))) {
      throw new Error(`npm ci needs ${resolved}/package.json, which is not copied before it.`);
    }
    if (!OUTERMOST.test(path) || !existsSync(join(root, path))) continue;
    if (!link && !isWanted(path, one)) continue;
    const place = join(stage, path);
    mkdirSync(dirname(place), { recursive: true });
    symlinkSync(link ? relative(dirname(place), join(stage, resolved)) : join(root, path), place);
  }
}

/** The stage lies in the checkout, whose packages it finds: TypeScript names no type behind a link. */
const linkAll = (root: string, stage: string) =>
  linkPackages(root, stage, (path) => NESTED_OR_COMPILER.test(path));

/** The stage lies elsewhere, and finds no others. */
const linkThoseOfProduction = (root: string, stage: string) =>
  linkPackages(root, stage, (_, { dev }) => !dev);

const INSTALL = 'npm ci';
const bringsAll = (command: string) => command.startsWith(INSTALL) && !command.includes('--omit');

function run(command: string, cwd: string): void {
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`;
  const env = { PATH, HOME: process.env.HOME };
  const shell = ['-c', `exec 2>&1; ${command}`];
  const { status, stdout } = spawnSync('/bin/sh', shell, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`RUN ${command} failed:\n${stdout}`);
}

/** Does, in folders, what the Dockerfile does in images. */
export class ImageFiles {
  private readonly stages: readonly Stage[];

  /** Stages that bring every package are made in `inside`, a folder of the checkout. */
  constructor(
    private readonly root: string,
    private readonly context: string,
    private readonly inside: string,
    private readonly outside: string,
  ) {
    this.stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  }

  /** What becomes the image. */
  get last(): Stage {
    const stage = this.stages.at(-1);
    if (!stage) throw new Error('The Dockerfile has no stage.');
    return stage;
  }

  folderOf(stage: Stage): string {
    const hasAll = stage.steps.some((step) => step.kind === 'RUN' && bringsAll(step.command));
    return join(hasAll ? this.inside : this.outside, `stage-${String(this.stages.indexOf(stage))}`);
  }

  build(): void {
    for (const stage of this.stages) {
      mkdirSync(this.folderOf(stage), { recursive: true });
      for (const step of stage.steps) this.take(step, this.folderOf(stage));
    }
  }

  private take(step: Step, folder: string): void {
    if (step.kind === 'COPY') {
      this.copy(step, folder);
    } else if (bringsAll(step.command)) {
      linkAll(this.root, folder);
    } else if (step.command.startsWith(INSTALL)) {
      // What follows it in the same step throws away files of packages, and these are the checkout's.
      linkThoseOfProduction(this.root, folder);
    } else {
      run(step.command, folder);
    }
  }

  private copy({ from, sources, to }: Step & { kind: 'COPY' }, folder: string): void {
    const source = this.stages.find(({ name }) => name === from);
    for (const name of sources) {
      const path = source
        ? join(this.folderOf(source), relative(source.workdir, name))
        : join(this.context, name);
      // Of a name that ends by `*` there may be none.
      if (name.endsWith('*') && !existsSync(path)) continue;
      const isFolder = statSync(path).isDirectory();
      const target = isFolder || !to.endsWith('/') ? to : join(to, basename(path));
      cpSync(path, join(folder, target), { recursive: true, verbatimSymlinks: true });
    }
  }
}
