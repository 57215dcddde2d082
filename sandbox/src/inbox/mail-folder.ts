import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEPT_MAILS = 500;
const EML = '.eml';

export class MailFolder {
  private constructor(private readonly path: string) {}

  static async open(path: string): Promise<MailFolder> {
    await mkdir(path, { recursive: true });
    return new MailFolder(path);
  }

  /** The newest mails, newest first; older ones are removed. */
  async newest(): Promise<{ id: string; raw: Buffer }[]> {
    const names = (await this.names()).reverse();
    await this.remove(names.slice(KEPT_MAILS));
    return Promise.all(
      names.slice(0, KEPT_MAILS).map(async (name) => ({
        id: name.slice(0, -EML.length),
        raw: await readFile(join(this.path, name)),
      })),
    );
  }

  async write(id: string, raw: Buffer): Promise<void> {
    const path = join(this.path, id);
    await writeFile(`${path}.part`, raw);
    await rename(`${path}.part`, path + EML);
  }

  async clear(): Promise<void> {
    await this.remove(await this.names());
  }

  private async names(): Promise<string[]> {
    const names = await readdir(this.path);
    return names.filter((name) => /^\d+-[\w-]+\.eml$/.test(name)).sort();
  }

  private async remove(names: readonly string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(this.path, name), { force: true })));
  }
}
