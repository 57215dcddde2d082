// Is in for the backend in the starter's tests.
import { createServer } from 'node:http';

console.log(JSON.stringify({ level: 30, msg: 'starting' }));
if (process.env.FAKE_FAILS) {
  console.log(JSON.stringify({ level: 60, msg: 'JWT_SECRET is too short' }));
  process.exit(1);
}
const block = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
const server = createServer((request, response) => {
  if (request.url === '/health/ready') response.end('ok');
  else if (request.url === '/blocked') response.end('', block);
  else response.end(JSON.stringify({ pid: process.pid, env: process.env }));
});
server.listen(Number(process.env.PORT));
process.once('SIGTERM', () => {
  if (process.env.FAKE_IS_STUCK) return;
  server.close();
  server.closeAllConnections();
});
