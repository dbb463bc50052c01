import { connect } from 'node:tls';
import { isNativeError } from 'node:util/types';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** Decompressed. */
  readonly body: Buffer;
};

/** Sends a GET request without following redirects. */
export async function request(url: string): Promise<Answer> {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'br, gzip' },
    signal: AbortSignal.timeout(30_000),
  });
  return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
}

/** The days until the TLS certificate of the site ends. */
export function certificateDays({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const ends = Date.parse(socket.getPeerCertificate().valid_to);
      socket.end();
      resolve(Math.floor((ends - Date.now()) / (24 * 60 * 60 * 1000)));
    }).on('error', reject);
  });
}

/** The reason why a request failed. `fetch` itself only says “fetch failed”. */
export function reasonOf(error: unknown): string {
  const { cause, message } = isNativeError(error) ? error : new Error(String(error));
  return isNativeError(cause) ? ('code' in cause ? String(cause.code) : cause.message) : message;
}
