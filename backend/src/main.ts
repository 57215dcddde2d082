import 'reflect-metadata';
import { ConsoleLogger } from '@nestjs/common';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ensureFirstAdmin } from './accounts/first-admin.js';
import { loadBank } from './question-bank/load-bank.js';
import { type Config, readConfig, runsJobs } from './shared/config.js';
import { createApp } from './shared/http-server.js';
import { JOBS, type Jobs } from './shared/jobs.js';
import { migrate } from './shared/migrate.js';
import { PORTS, type Ports } from './shared/ports.js';

async function start(config: Config): Promise<void> {
  await migrate(config.DATABASE_URL);
  const app = await createApp(config);
  const dataSource = app.get<DataSource>(getDataSourceToken());
  const ports = app.get<Ports>(PORTS);
  await loadBank(dataSource);
  await ensureFirstAdmin(config, ports);
  if (runsJobs(config)) app.get<Jobs>(JOBS).start(config, dataSource, ports);
  await app.listen(config.PORT, '0.0.0.0');
}

try {
  await start(readConfig(process.env));
} catch (error) {
  new ConsoleLogger('Start', { json: true, colors: false }).fatal(error);
  process.exitCode = 1;
  process.exit();
}
