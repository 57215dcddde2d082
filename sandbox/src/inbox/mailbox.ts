import { randomBytes } from 'node:crypto';
import { readMail, type StoredMail } from './message.js';
import type { MailFolder } from './mail-folder.js';

const MAX_MAILS = 5_000;
const PLACES = 6;

/** The mails that have arrived, newest first; on disk too when there's a folder. */
export class Mailbox {
  private mails: StoredMail[] = [];
  private arrived = 0;

  constructor(private readonly folder?: MailFolder) {}

  async restore(): Promise<void> {
    const files = (await this.folder?.newest()) ?? [];
    this.mails = await Promise.all(
      files.map(({ id, raw }) => readMail(id, new Date(Number(id.split('-')[0])), raw)),
    );
  }

  /** Keeps a mail; once this resolves, it's safe to tell the sender so. */
  async add(raw: Buffer): Promise<void> {
    const now = new Date();
    // Names sort by time, and within a millisecond by arrival.
    const order = String(++this.arrived).padStart(PLACES, '0');
    const id = `${now.getTime()}-${order}-${randomBytes(4).toString('hex')}`;
    await this.folder?.write(id, raw);
    const mail = await readMail(id, now, raw);
    const later = this.mails.findIndex(({ message }) => message.id < id);
    this.mails.splice(later === -1 ? this.mails.length : later, 0, mail);
    this.mails.length = Math.min(this.mails.length, MAX_MAILS);
  }

  /** All, or those delivered to one address. */
  list(to?: string): readonly StoredMail[] {
    if (to === undefined) return this.mails;
    const wanted = to.toLowerCase();
    return this.mails.filter(({ message }) =>
      message.to.some((address) => address.toLowerCase() === wanted),
    );
  }

  find(id: string): StoredMail | undefined {
    return this.mails.find(({ message }) => message.id === id);
  }

  async clear(): Promise<void> {
    this.mails = [];
    await this.folder?.clear();
  }
}
