// Starts PostgreSQL in a process that a test can kill. It is plain JavaScript over `dist`, since the
// tested code must run outside of Jest here.
import { startPostgres } from '../../../dist/postgres/start-postgres.js';

const postgres = await startPostgres({ dataDir: process.argv[2], durable: false });
console.log(postgres.url('postgres'));
setInterval(() => undefined, 60_000);
