import 'reflect-metadata';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ensureFirstAdmin, warnIfNoAdmin } from './staff/index.js';
import {
  bufferedOutput,
  type Log,
  newLog,
  writeLastLines,
} from './platform/observability/log.pino.js';
import { loadBank } from './questions/index.js';
import {
  type Config,
  readConfig,
  runsJobs,
  servesApi,
  unreadNames,
  UnusableConfig,
} from './platform/config/config.js';
import { sampleWords, samplesOfSite } from './platform/config/site-samples.js';
import { createApp } from './app/http-server.js';
import type { Jobs } from './app/jobs.js';
import { JOBS } from './platform/jobs.js';
import { type AddressName, namedAddress } from './platform/config/named-address.js';
import { migrate, untilMigrated } from './app/migrate.js';
import { PORTS, type Ports } from './platform/ports.js';
import { listen } from './platform/http/listen.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';
import { whenDatabaseAnswers } from './platform/database/when-database-answers.js';

const output = bufferedOutput();

/** Logged at each start, since nobody looks for what must be changed before the launch. */
function warnOfSettings(log: Log): void {
  const names = unreadNames(process.env);
  if (names.length > 0)
    log.warn({ context: 'Start', names }, 'Variables with unknown names are set');
  const samples = samplesOfSite().map(sampleWords);
  if (samples.length > 0) log.warn({ context: 'Start', samples }, 'The site shows sample content');
}

/** People at a terminal get lines, and the log gets one entry that holds each fault once. */
function showFailure(log: Log, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  if (process.stderr.isTTY) process.stderr.write(`${message}\n`);
  if (process.stderr.isTTY && process.stdout.isTTY) return;
  const { faults } = error instanceof UnusableConfig ? error : {};
  if (faults) log.fatal({ context: 'Start', faults }, 'The configuration is not usable');
  else log.fatal({ context: 'Start', err: error }, message);
}

async function warnOfFaults(config: Config, log: Log): Promise<void> {
  const { checkMailServer, examine, lineOf, outside } = await import('./app/doctor/index.js');
  const isPublic = config.PUBLIC_URL.startsWith('https:');
  const found = await (isPublic ? examine(process.env, outside) : checkMailServer(config));
  const faults = found.filter(({ state }) => state === 'wrong').map(lineOf);
  if (faults.length > 0) log.warn({ context: 'Start', faults }, 'The doctor finds faults');
}

async function start(config: Config, log: Log): Promise<void> {
  const { MIGRATE_AT_START, DATABASE_URL } = config;
  const patiently = <T>(step: () => Promise<T>, name: AddressName = 'DATABASE_URL') =>
    whenDatabaseAnswers(step, namedAddress(config, name), log);
  const owner =
    MIGRATE_AT_START && config.MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : undefined;
  await patiently(() => (MIGRATE_AT_START ? migrate(config) : untilMigrated(DATABASE_URL)), owner);
  warnOfSettings(log);
  const app = await createApp(config, log);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onClose', () => writeLastLines(output));
  const dataSource = app.get<DataSource>(getDataSourceToken());
  const ports = app.get<Ports>(PORTS);
  await patiently(() => loadBank(dataSource));
  await patiently(() => ensureFirstAdmin(config, ports));
  if (servesApi(config)) await patiently(() => warnIfNoAdmin(ports));
  if (runsJobs(config)) await app.get<Jobs>(JOBS).start(config, dataSource, ports);
  await listen(app, { port: config.PORT, host: '0.0.0.0' });
  stopOnSignals(app, config, { log, writeLastLines: () => writeLastLines(output) });
  void warnOfFaults(config, log);
}

try {
  const config = readConfig(process.env);
  await start(config, newLog(config, output));
} catch (error) {
  showFailure(newLog({ LOG_LEVEL: 'info', PROCESS_ROLE: 'all' }, output), error);
  await writeLastLines(output);
  process.exit(1);
}
