import { rm } from 'node:fs/promises';

export default async function stopSharedPostgres() {
  const { postgres, dataDir } = globalThis.sharedPostgres;
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
