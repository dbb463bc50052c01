import { spawn } from 'node:child_process';

import { endWithThisProcess, freePort } from './processes';

/** One window of a browser. */
export type Browser = {
  /** Goes to this address of the site. */
  readonly open: (address: string) => Promise<void>;
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Calls the function in the page. */
  readonly run: <Input extends readonly unknown[], Output>(
    body: (...input: Input) => Output,
    ...input: Input
  ) => Promise<Output>;
  readonly click: (selector: string) => Promise<void>;
  /** Presses the keys of this text, with focus in the element. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/**
 * Speaks to WebKit's own driver. W3C WebDriver is JSON over HTTP, and of its commands six are wanted here:
 * less than a library that knows them all.
 */
export async function startWebKit(origin: string): Promise<(...options: readonly string[]) => Promise<Browser>> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    // Without it WebKit waits for a graphics card that a virtual screen does not have.
    env: { ...process.env, WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' },
  });
  endWithThisProcess(driver);

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const init = body ? { method, body: JSON.stringify(body) } : { method };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${path}: ${error} ${message}`);
    }
    return value;
  }
  while (!(await ask('GET', '/status').catch(() => undefined))) {
    if (driver.exitCode !== null) {
      throw new Error('WebKitWebDriver ended by itself.');
    }
  }

  return async (...options) => {
    const wanted = {
      'webkitgtk:browserOptions': { args: ['--automation', ...options] },
      timeouts: { implicit: 5000 }, // Milliseconds an element may take to appear
    };
    const { sessionId } = (await ask('POST', '/session', { capabilities: { alwaysMatch: wanted } })) as {
      sessionId: string;
    };
    const command = (path: string, body: object) => ask('POST', `/session/${sessionId}/${path}`, body);
    const element = async (selector: string) => {
      const found = await command('element', { using: 'css selector', value: selector });
      return (found as Record<typeof elementKey, string>)[elementKey];
    };
    const run = (script: string, ...args: readonly unknown[]) => command('execute/sync', { script, args });
    return {
      open: async (address) => void (await command('url', { url: origin + address })),
      resize: async (width, height) => void (await command('window/rect', { width, height })),
      run: async <Output>(body: (...input: never) => Output, ...args: readonly unknown[]) =>
        (await run(`return (${String(body)})(...arguments)`, ...args)) as Output,
      click: async (selector) => {
        // The driver's own scrolling stops short of an element just below the window.
        await run(
          `document.querySelector(arguments[0])?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
          selector,
        );
        await command(`element/${await element(selector)}/click`, {});
      },
      type: async (selector, text) => void (await command(`element/${await element(selector)}/value`, { text })),
      close: async () => void (await ask('DELETE', `/session/${sessionId}`)),
    };
  };
}
