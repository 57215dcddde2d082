import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { startInbox } from '@portal/sandbox/inbox/start-inbox.js';
import { Topology } from './topology.js';

const { values } = parseArgs({
  options: {
    replicas: { type: 'string', default: '2' },
    port: { type: 'string', default: '8443' },
    'http-port': { type: 'string', default: '8080' },
  },
});

const inbox = await startInbox({ smtpPort: 0, httpPort: 0 });
const topology = await Topology.start({
  smtpUrl: inbox.smtpUrl,
  replicas: Number(values.replicas),
  ports: { http: Number(values['http-port']), https: Number(values.port) },
});
console.log(`
Site      ${topology.config.PUBLIC_URL}   (its certificate is self-signed)
Console   ${topology.config.PUBLIC_URL}/admin   ${topology.config.ADMIN_USERNAME} / ${topology.config.ADMIN_PASSWORD ?? ''}
Inbox     ${inbox.httpUrl}
Payments  ${topology.razorpay.overviewUrl}

${values.replicas} replicas of the API, a worker, PostgreSQL, Redis and nginx run. Ctrl-C ends all of it,
and its data.`);
const isStay = setInterval(() => undefined, 60_000);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
clearInterval(isStay);
await topology.stop();
await inbox.stop();
process.exit(0);
