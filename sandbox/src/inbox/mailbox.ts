import { readMail, type Envelope, type StoredMail } from './message.js';

const MAX_MAILS = 5_000;

/** The mails that have arrived, newest first. */
export class Mailbox {
  private mails: StoredMail[] = [];
  private arrived = 0;

  async add(raw: Buffer, envelope: Envelope): Promise<void> {
    this.arrived += 1;
    const number = this.arrived;
    const mail = await readMail(String(number), raw, envelope);
    // A short mail may be read before a longer one that arrived earlier.
    const later = this.mails.findIndex(({ message }) => Number(message.id) < number);
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

  clear(): void {
    this.mails = [];
  }
}
