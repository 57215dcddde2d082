import type { DatabaseServer } from './database.js';
import { cpuOf, cpuOfMachine } from './processes.js';
import type { Server } from './servers.js';

/** CPU in seconds: of all servers, of PostgreSQL, of those who call, and of all else on the machine. */
export type CpuSpent = {
  readonly servers: number;
  readonly database: number;
  readonly load: number;
  readonly rest: number;
};

/** @returns what stops watching, and then says what was spent, given what those who call spent */
export function watchCpu(servers: readonly Server[], database: DatabaseServer) {
  const read = () => ({
    servers: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    database: database.cpu(),
    all: cpuOfMachine(),
  });
  const before = read();
  return (): ((load: number) => CpuSpent) => {
    const after = read();
    return (load) => {
      const ofServers = after.servers - before.servers;
      const ofDatabase = after.database - before.database;
      const rest = after.all - before.all - ofServers - ofDatabase - load;
      return { servers: ofServers, database: ofDatabase, load, rest: Math.max(0, rest) };
    };
  };
}
