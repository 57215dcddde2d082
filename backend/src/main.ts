import 'reflect-metadata';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ensureFirstAdmin } from './staff/index.js';
import {
  bufferedOutput,
  type Log,
  newLog,
  writeLastLines,
} from './platform/observability/log.pino.js';
import { loadBank } from './questions/index.js';
import { type Config, readConfig, runsJobs } from './platform/config/config.js';
import { samplesOfSite } from './platform/config/site-samples.js';
import { createApp } from './app/http-server.js';
import type { Jobs } from './app/jobs.js';
import { JOBS } from './platform/jobs.js';
import { migrate, untilMigrated } from './app/migrate.js';
import { PORTS, type Ports } from './platform/ports.js';
import { listen } from './platform/http/listen.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';
import { whenDatabaseAnswers } from './platform/database/when-database-answers.js';

const output = bufferedOutput();

/** Logged at each start, since nobody looks for what must be replaced before the launch. */
function tellSamples(log: Log): void {
  const samples = samplesOfSite().map(({ what, count }) => `${what}: ${count}`);
  if (samples.length > 0) log.warn({ context: 'Start', samples }, 'The site shows sample content');
}

async function start(config: Config, log: Log): Promise<void> {
  const { MIGRATE_AT_START, DATABASE_URL } = config;
  const patiently = <T>(step: () => Promise<T>) => whenDatabaseAnswers(step, log);
  await patiently(() => (MIGRATE_AT_START ? migrate(config) : untilMigrated(DATABASE_URL)));
  tellSamples(log);
  const app = await createApp(config, log);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onClose', () => writeLastLines(output));
  const dataSource = app.get<DataSource>(getDataSourceToken());
  const ports = app.get<Ports>(PORTS);
  await patiently(() => loadBank(dataSource));
  await patiently(() => ensureFirstAdmin(config, ports));
  if (runsJobs(config)) await app.get<Jobs>(JOBS).start(config, dataSource, ports);
  await listen(app, { port: config.PORT, host: '0.0.0.0' });
  stopOnSignals(app, config, { log, writeLastLines: () => writeLastLines(output) });
}

try {
  const config = readConfig(process.env);
  await start(config, newLog(config, output));
} catch (error) {
  newLog({ LOG_LEVEL: 'info', PROCESS_ROLE: 'all' }, output).fatal(
    { context: 'Start', err: error },
    error instanceof Error ? error.message : String(error),
  );
  await writeLastLines(output);
  process.exit(1);
}
