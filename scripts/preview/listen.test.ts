/** @jest-environment node */
import { networkInterfaces } from 'node:os';

import { listen } from './listen';

const [outside = ''] = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : []));

async function reachedAt(names: readonly string[], host?: string): Promise<string[]> {
  const { port, close } = await listen((_request, response) => response.end(), 0, host);
  const reached = await Promise.all(
    names.map((name) =>
      fetch(`http://${name}:${port}`, { headers: { Connection: 'close' } }).then(
        () => [name],
        () => [],
      ),
    ),
  );
  close();
  return reached.flat();
}

test('only this machine reaches the server, by each of its names', async () => {
  expect(await reachedAt(['localhost', '127.0.0.1', outside])).toEqual(['localhost', '127.0.0.1']);
});

test('a host that is given is the only one', async () => {
  expect(await reachedAt(['127.0.0.1', '[::1]'], '127.0.0.1')).toEqual(['127.0.0.1']);
});

test('a port that is taken is an error', async () => {
  const { port, close } = await listen(() => undefined);
  await expect(listen(() => undefined, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  close();
});
