/** @jest-environment node */
import { networkInterfaces } from 'node:os';

import { listen } from './listen';

const ipAddresses = Object.values(networkInterfaces()).flat();
/** An IP address of this machine in the network, or a second loopback address if there is none. */
const outside = ipAddresses.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';

test.each([
  [undefined, ['localhost']],
  ['0.0.0.0', ['localhost', outside]],
])('with the host %s the server is reached at %j', async (host, expected) => {
  const { port, close } = await listen((_request, response) => response.end(), 0, host);
  const request = (name: string) => fetch(`http://${name}:${port}`, { headers: { Connection: 'close' } });
  const results = await Promise.allSettled(['localhost', outside].map(request));
  close();

  expect(['localhost', outside].filter((_, index) => results[index]?.status === 'fulfilled')).toEqual(expected);
});
