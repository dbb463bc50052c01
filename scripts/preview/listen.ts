import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

type Listening = { readonly port: number; readonly close: () => void };

/** Browsers take either for localhost. */
const loopback = ['127.0.0.1', '::1'];

/**
 * Serves on this machine only, unless a host is given.
 * @param port 0 for any that is free
 */
export async function listen(answer: RequestListener, port = 0, host?: string): Promise<Listening> {
  const [firstHost = '', ...otherHosts] = host ? [host] : loopback;
  const first = await listenAt(answer, port, firstHost);
  const { port: chosen } = first.address() as AddressInfo;
  const others = await Promise.all(
    otherHosts.map((other) =>
      listenAt(answer, chosen, other).catch((error: NodeJS.ErrnoException) => {
        // Some machines have no IPv6.
        if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') {
          throw error;
        }
      }),
    ),
  );
  return { port: chosen, close: () => [first, ...others].forEach((server) => server?.close()) };
}

async function listenAt(answer: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(answer).listen(port, host);
  await once(server, 'listening');
  return server;
}
