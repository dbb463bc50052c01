import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Serves on this machine only, unless a host is given.
 * @param port 0 for any that is free
 */
export async function listen(answer: RequestListener, port = 0, host = '127.0.0.1') {
  const server = createServer(answer).listen(port, host);
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections(); // Clients keep some open for later requests.
  };
  return { port: (server.address() as AddressInfo).port, close };
}
