import { describe, expect, it } from '@jest/globals';
import { Histogram, Registry } from 'prom-client';
import { RequestTimes } from './request-times.js';

const REQUESTS = [
  { method: 'GET', route: '/api/x/:id', status: 200, seconds: 0.004 },
  { method: 'GET', route: '/api/x/:id', status: 200, seconds: 0.005 },
  { method: 'GET', route: '/api/x/:id', status: 200, seconds: 0.3 },
  { method: 'GET', route: '/api/x/:id', status: 404, seconds: 11 },
  { method: 'POST', route: '/api/"odd"\\', status: 200, seconds: 0 },
];

/** Each series and what it says, in any order of the labels. */
const samplesIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/\{(.*)\}/, (_, labels: string) => labels.split(',').sort().join()))
    .sort();

describe('The times of requests', () => {
  it('are told as a histogram of the library tells them', async () => {
    const [own, library] = [new Registry(), new Registry()];
    const times = new RequestTimes(own);
    const histogram = new Histogram({
      name: times.name,
      help: times.help,
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [library],
    });
    for (const { seconds, ...labels } of REQUESTS) {
      times.answered({ ...labels, seconds });
      histogram.observe(labels, seconds);
    }
    expect(samplesIn(await own.metrics())).toEqual(samplesIn(await library.metrics()));
  });
});
