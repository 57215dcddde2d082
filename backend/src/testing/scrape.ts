import type { TestClient } from './test-client.js';

export const METRICS_TOKEN = 'a-token-of-prometheus-for-tests-only';

export async function scrape(client: TestClient): Promise<string> {
  const { status, body } = await client.as(METRICS_TOKEN).get('/metrics');
  if (status !== 200) throw new Error(`No metrics: ${status}`);
  return body as string;
}

export const samplesOf = (text: string): Map<string, number> =>
  new Map(
    text
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );
