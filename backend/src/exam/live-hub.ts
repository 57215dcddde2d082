import { Readable } from 'node:stream';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AttemptNews } from '@portal/domain/exam/index.js';
import type { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../platform/config/config.js';
import { attemptNews } from './attempt-news.query.js';
import { ALL, newsChannel, type NewsChannel } from './news-channel.pg.js';
import { batchNews } from './batch-news.js';
import { joinLiveSession } from '../accounts/index.js';

type Listener = {
  readonly attemptId: string;
  readonly studentId: string;
  readonly session: { readonly id: string; readonly version: number };
};

const ENDED = `
  SELECT place::int FROM unnest($1::uuid[], $2::uuid[], $3::int[])
    WITH ORDINALITY AS asked (student_id, session_id, version, place)
  WHERE NOT EXISTS (
    SELECT FROM students ${joinLiveSession('asked.session_id', 'students.id')}
    WHERE students.id = asked.student_id AND students.session_version = asked.version)`;

async function liveSessions<One extends Listener>(
  dataSource: DataSource,
  listeners: readonly One[],
): Promise<ReadonlySet<One>> {
  const rows = await dataSource.query<{ place: number }[]>(ENDED, [
    listeners.map(({ studentId }) => studentId),
    listeners.map(({ session }) => session.id),
    listeners.map(({ session }) => session.version),
  ]);
  const ended = new Set(rows.map(({ place }) => place));
  return new Set(listeners.filter((_, at) => !ended.has(at + 1)));
}

/** Shorter than any proxy waits; it also finds changes that came without a notification. */
const LOOK_EVERY_MS = 15_000;
/** For one student on this process; the oldest connection is closed. */
const MOST_OF_STUDENT = 3;
/** For all on this process; further pages ask from time to time instead. */
const MOST_STREAMS = 4_000;

type Stream = Listener & { readonly body: Readable; told: string };

const eventOf = (news: AttemptNews): string => `data: ${JSON.stringify(news)}\n\n`;
/** The remaining seconds alone are no news. */
const printOf = ({ remainingSeconds: _, ...news }: AttemptNews): string => JSON.stringify(news);

@Injectable()
export class LiveHub implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly streams = new Set<Stream>();
  private readonly logger = new Logger('Live');
  private readonly channel: NewsChannel;
  private readonly news = batchNews((ids) =>
    this.channel.tell(ids).catch((error: unknown) => {
      this.logger.warn({ msg: 'news were not told at once', error: String(error) });
    }),
  );
  private looking: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    @Inject(CONFIG) { DATABASE_URL }: Config,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.channel = newsChannel(DATABASE_URL, (ids) => void this.send(ids));
  }

  onModuleInit(): void {
    this.channel.open();
    this.looking = setInterval(() => void this.look(), LOOK_EVERY_MS);
    this.looking.unref();
  }

  onModuleDestroy(): void {
    this.isClosed = true;
    clearInterval(this.looking);
    for (const stream of this.streams) this.end(stream);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.news.flush();
    await this.channel.close();
  }

  get count(): number {
    return this.streams.size;
  }

  listen(listener: Listener): Readable | null {
    if (this.isClosed || this.streams.size >= MOST_STREAMS) return null;
    const own = [...this.streams].filter(({ studentId }) => studentId === listener.studentId);
    own.slice(0, Math.max(0, own.length - MOST_OF_STUDENT + 1)).forEach((one) => this.end(one));
    const stream: Stream = { ...listener, body: new Readable({ read: () => undefined }), told: '' };
    this.streams.add(stream);
    stream.body.once('close', () => this.streams.delete(stream));
    stream.body.push(': connected\n\n');
    void this.send([listener.attemptId]);
    return stream.body;
  }

  tell(ids: readonly string[] | typeof ALL): void {
    this.news.add(ids);
  }

  private end(stream: Stream): void {
    this.streams.delete(stream);
    stream.body.push(null);
  }

  async look(): Promise<void> {
    // A stream that opens while the sessions are read was not checked.
    const asked = [...this.streams];
    for (const { body } of asked) body.push(': still here\n\n');
    if (asked.length === 0) return;
    try {
      const live = await liveSessions(this.dataSource, asked);
      for (const stream of asked) if (!live.has(stream)) this.end(stream);
    } catch (error) {
      this.logger.warn({ msg: 'sessions could not be looked up', error: String(error) });
    }
    await this.send(ALL);
  }

  private async send(ids: readonly string[] | typeof ALL): Promise<void> {
    const wanted = ids === ALL ? null : new Set(ids);
    const streams = [...this.streams].filter(({ attemptId }) => wanted?.has(attemptId) ?? true);
    if (streams.length === 0) return;
    try {
      const attempts = [...new Set(streams.map(({ attemptId }) => attemptId))];
      const found = await attemptNews(this.dataSource.manager, attempts);
      const byId = new Map(found.map((one) => [one.news.attemptId, one]));
      for (const stream of streams) this.write(stream, byId.get(stream.attemptId));
    } catch (error) {
      this.logger.warn({ msg: 'news could not be read', error: String(error) });
    }
  }

  private write(stream: Stream, found: { studentId: string; news: AttemptNews } | undefined): void {
    // The stream may have closed while the news were read.
    if (!this.streams.has(stream)) return;
    if (found?.studentId !== stream.studentId) {
      this.end(stream);
      return;
    }
    const print = printOf(found.news);
    if (print === stream.told) return;
    stream.told = print;
    stream.body.push(eventOf(found.news));
    if (found.news.state !== 'open') this.end(stream);
  }
}
