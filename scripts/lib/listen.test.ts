/** @jest-environment node */
import { networkInterfaces } from 'node:os';

import { listen } from './listen';

test('other machines are not served', async () => {
  const own = Object.values(networkInterfaces()).flat();
  const outside = own.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.2';
  const { port, close } = await listen((_request, response) => response.end());
  await expect(fetch(`http://${outside}:${port}`).finally(close)).rejects.toThrow();
});
