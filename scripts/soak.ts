import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import PostalMime from 'postal-mime';

const total = 2000;
const atOnce = 50;
const keys = { lib_version: '3.11.0', service_id: 'soak', template_id: 'soak', user_id: 'soak' };
const outbox = mkdtempSync(path.join(tmpdir(), 'soak-'));
const acknowledged = new Set<string>();
const inFlight = new Set<string>();
const faults: string[] = [];
const textOf = (reference: string) => `${reference} ${'Zoë wants two compiler people. '.repeat(50)}${reference}`;
let sent = 0;
let server: ChildProcess;
process.on('exit', killServer);
process.on('SIGINT', () => process.exit(130));
setTimeout(() => fail('it was not done within 170 seconds'), 170_000).unref();
const first = await start().catch(fail);
let current = Promise.resolve(first);
// The moment a message is being written is the worst one to be killed in.
const watcher = watch(outbox, (_event, name) => {
  if (acknowledged.size >= total / 2 && name?.endsWith('.part')) {
    watcher.close();
    first.killed = true;
    killServer();
    current = start();
  }
});
await Promise.all(Array.from({ length: atOnce }, sendInTurn)).catch(fail);
await readOutbox();
if (!first.killed || acknowledged.size + inFlight.size !== total || inFlight.size > atOnce) {
  faults.push(`${acknowledged.size} acknowledged and ${inFlight.size} in flight at the kill do not make ${total}`);
}
faults.slice(0, 1).forEach(fail);
rmSync(outbox, { recursive: true });
const counts = `${acknowledged.size} acknowledged and each delivered once, ${inFlight.size} in flight at the kill`;
console.log(`Soak: ${total} messages, ${atOnce} at once, in ${Math.round(performance.now() / 1000)} s; ${counts}.`);
process.exit();

/** One visitor after another. What was in flight at the kill is not sent again: it may have arrived. */
async function sendInTurn(): Promise<void> {
  while (sent < total) {
    const reference = `soak-${sent++}`;
    const run = await current;
    const body = new FormData();
    Object.entries({ message: textOf(reference), ...keys }).forEach(([name, value]) => body.append(name, value));
    const answer = await fetch(`${run.origin}/api/v1.0/email/send-form`, { method: 'POST', body })
      .then((response) => response.text())
      .catch(String);
    if (answer !== 'OK' && !run.killed) {
      faults.push(`${reference} was answered with “${answer}” by a server that nobody killed`);
    }
    (answer === 'OK' ? acknowledged : inFlight).add(reference);
  }
}

/** The real preview on a free port, in a group of its own so that whatever it starts goes with it. */
function start(): Promise<{ readonly origin: string; killed: boolean }> {
  const env = { ...process.env, PORT: '0', OUTBOX: outbox };
  server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], { env, detached: true });
  server.stderr?.pipe(process.stderr);
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (text) => {
      const [origin] = /(?<=Serving .*)http:\S+/.exec(String(text)) ?? [];
      return origin && resolve({ origin, killed: false });
    });
    server.on('exit', () => reject(new Error('the server ended by itself')));
  });
}

function killServer(): void {
  if (server.pid && server.exitCode === null && server.signalCode === null) {
    process.kill(-server.pid, 'SIGKILL');
  }
}

/** Every message with a final name must be whole, there once, and acknowledged or in flight at the kill. */
async function readOutbox(): Promise<void> {
  const delivered = new Set<string>();
  for (const name of readdirSync(outbox).filter((one) => one.endsWith('.eml'))) {
    const { text = '' } = await PostalMime.parse(readFileSync(path.join(outbox, name)));
    const reference = /soak-\d+/.exec(text)?.[0] ?? '';
    const known = acknowledged.has(reference) || inFlight.has(reference);
    if (text.trim() !== `message: ${textOf(reference)}` || delivered.has(reference) || !known) {
      faults.push(`${name} is not whole, or there twice, or was never sent`);
    }
    delivered.add(reference);
  }
  const lost = [...acknowledged].filter((reference) => !delivered.has(reference));
  faults.push(...lost.map((reference) => `${reference} was acknowledged, but not delivered`));
}

function fail(reason: unknown): never {
  console.error(`Soak failed: ${String(reason)}. What was delivered is in ${outbox}`);
  process.exit(1);
}
