import { type HostName, startHost } from './hostServers';

/** Serves out/ with the server program of a host until it is stopped. */
const [name = '', port = '8080'] = process.argv.slice(2);
if (!['nginx', 'python3', 'cloudflare'].includes(name)) {
  throw new Error('Usage: npx tsx e2e/support/serveAsHost.ts nginx|python3|cloudflare [port]');
}
const { origin } = await startHost(name as HostName, Number(port));
// Without a handler, a signal would end this process and leave the host running.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => process.exit());
}
console.log(`Serving out/ at ${origin}`);
