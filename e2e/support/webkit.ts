import { deepEqual } from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { demoVariables } from './demoSettings';
import { endWithThisProcess } from './processes';
import { startWebKit } from './webdriver';

// Built without an account, whatever this clone has: the checks send messages.
const env = { ...process.env, ...demoVariables };
if (spawnSync('npm', ['run', 'build'], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0) {
  console.error('The site could not be built, so there is nothing to check.');
  process.exit(1);
}
const outbox = mkdtempSync(path.join(tmpdir(), 'webkit-'));
const origin = await serve();
const newBrowser = await startWebKit(origin);
const anchors = { '#service': 100, '#about': 100, '#contact': 100, '#hero': 0 };
const answers = {
  first_name: 'Zoe',
  last_name: 'Lukasz',
  company_name: 'Fathom',
  job_title: 'CTO',
  country_region: 'UK',
};

// What the checks ask of the page.
const showIntent = () => window.dispatchEvent(new Event('pointermove'));
const textOf = (selector: string) => document.querySelector(selector)?.textContent;
const topOf = (selector: string) => Math.round(document.querySelector(selector)?.getBoundingClientRect().top ?? NaN);
const count = (selector: string) => document.querySelectorAll(selector).length;
const focused = (selector: string) => document.activeElement?.matches(selector);
const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;

let browser = await newBrowser();
await browser.resize(1440, 900);
await check('the home page loads, and React takes over', async () => {
  await browser.open('/');
  await becomes('Talent Solutions for every clients needs', textOf, 'h1');
  await becomes(5, count, 'main > section');
  await browser.run(showIntent);
  await becomes(0, count, '[name="lib_version"]');
});
await check('the links of the bar stop 100 px above their sections, the logo at the top', async () => {
  for (const [target, top] of Object.entries(anchors)) {
    await browser.click(`header a[href="/${target}"]`);
    await becomes(top, topOf, target);
  }
});
await check('the menu opens, closes with Escape and returns focus, and closes on a followed link', async () => {
  await browser.resize(500, 900);
  await browser.click('[aria-expanded="false"]');
  await becomes(1, count, '[aria-expanded="true"] + :popover-open');
  await browser.type('[aria-expanded="true"]', '\uE00C');
  await becomes(true, focused, '[aria-expanded="false"]');
  await browser.click('[aria-expanded="false"]');
  await browser.click('#menu a[href="/#about"]');
  await becomes(0, count, ':popover-open');
  await becomes(100, topOf, '#about');
});
await check('a form left empty is not sent, and says what is missing', async () => {
  await browser.click('form button');
  await becomes(true, focused, '[role="alert"]');
  await becomes(6, count, '[aria-invalid="true"]');
});
await check('what is typed survives a reload', async () => {
  await fillIn('kept');
  await browser.open('/');
  await becomes('kept', valueOf, '#message');
  await becomes('Zoe', valueOf, '#first_name');
});
await check('a message that fails is said to have failed, and everything typed stays', async () => {
  await browser.run(() => {
    const { open } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.open = function (method: string) {
      open.call(this, method, '/nowhere', true);
    };
  });
  await browser.click('form button');
  await becomes(1, count, '[role="status"][data-status="failed"] a[href^="mailto:"]');
  await becomes('kept', valueOf, '#message');
});
await check('a message is sent, and arrives', async () => {
  await browser.open('/');
  await becomes('kept', valueOf, '#message');
  await browser.type('#message', ' by script');
  await browser.click('form button');
  await becomes(1, count, '[data-status="sent"]');
  deepEqual(arrived('kept by script'), true);
});
await check('the privacy policy and an unknown address have their pages, and links lead on from them', async () => {
  await browser.open('/privacypolicy');
  await becomes('Privacy Policy for Kithmere', textOf, 'h1');
  await browser.click('main nav a[href="#data-usage"]');
  await becomes(100, topOf, '#data-usage');
  await browser.open('/nowhere');
  await becomes('Unexpected Application Error!', textOf, 'h1');
  await browser.click('main a[href="/#contact"]');
  await becomes(100, topOf, '#contact');
});
await browser.close();

browser = await newBrowser('--enable-javascript=FALSE');
await check('without scripts the menu is open, the browser validates, and the form posts by itself', async () => {
  await browser.open('/#contact');
  await becomes(true, () => matchMedia('(scripting: none)').matches);
  await becomes('none', () => getComputedStyle(document.querySelector('header button') ?? document.body).display);
  await browser.click('form button');
  await becomes(true, focused, '#first_name:invalid');
  await fillIn('without script');
  await browser.click('form button');
  await becomes('OK', textOf, 'body');
  deepEqual(arrived('without script'), true);
});
await browser.close();
rmSync(outbox, { recursive: true });
process.exit();

async function check(name: string, body: () => Promise<void>): Promise<void> {
  try {
    await body();
    console.log(`passed: ${name}`);
  } catch (error) {
    console.error(`failed: ${name}. ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** Asks again until the answer is the expected one, or five seconds are over. */
async function becomes<Input extends readonly unknown[]>(
  expected: unknown,
  question: (...input: Input) => unknown,
  ...input: Input
): Promise<void> {
  const deadline = performance.now() + 5000;
  let answer: unknown;
  do {
    answer = await browser.run(question, ...input).catch(String);
  } while (answer !== expected && performance.now() < deadline);
  deepEqual(answer, expected, `${input.join()} is ${String(answer)}, not ${String(expected)}`);
}

async function fillIn(message: string): Promise<void> {
  for (const [name, value] of Object.entries({ ...answers, message })) {
    await browser.type(`#${name}`, value);
  }
}

function arrived(message: string): boolean {
  return readdirSync(outbox).some((name) => readFileSync(path.join(outbox, name), 'utf8').includes(message));
}

/** The real preview, on a free port. */
function serve(): Promise<string> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/preview/preview.ts'], {
    env: { ...env, PORT: '0', OUTBOX: outbox },
    detached: true,
  });
  endWithThisProcess(server);
  server.stderr.pipe(process.stderr);
  return new Promise((resolve) => {
    server.stdout.on('data', (text) => {
      const [address] = /(?<=Serving .*)http:\S+/.exec(String(text)) ?? [];
      return address && resolve(address);
    });
  });
}
