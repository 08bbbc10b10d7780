import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createServer } from 'node:net';
import { BrowserSilent, type DrivenBrowser, programOnPath, textAt, until } from './driven-browser.ts';

/** WebKitGTK as Debian has it: the package webkit2gtk-driver, and xvfb for a screen. Null where one is missing. */
export function webkitPrograms() {
  const [miniBrowser] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser');
  const driver = programOnPath('WebKitWebDriver');
  const screen = programOnPath('xvfb-run');
  return miniBrowser && driver && screen ? { miniBrowser, driver, screen } : null;
}

type Programs = NonNullable<ReturnType<typeof webkitPrograms>>;

/** WebKitGTK's MiniBrowser by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebkit({ miniBrowser, driver, screen }: Programs): Promise<DrivenBrowser> {
  const port = await freePort();
  const server = spawn(screen, ['-a', driver, `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    // Containers do not let WebKit make the namespaces of its sandbox.
    // Without a graphics card its way of handing over frames hangs at times.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  });
  let isStarted = false;
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(COMMAND_MS),
    }).catch((cause) => {
      if (!isStarted) throw cause;
      throw new BrowserSilent(`${method} ${path}: no response`, { cause });
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until('WebKitWebDriver starts', async () => Boolean(await send('GET', '/status')));
  isStarted = true;
  const options = { binary: miniBrowser, args: ['--automation'] };
  // Scripts that are held back may delay the load event, which the driver would wait for.
  const alwaysMatch = { 'webkitgtk:browserOptions': options, pageLoadStrategy: 'none' };
  const capabilities = { alwaysMatch };
  const session = `/session/${textAt(await send('POST', '/session', { capabilities }), 'sessionId')}`;

  async function elementPath(selector: string): Promise<string> {
    const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${textAt(found, ELEMENT)}`;
  }

  async function read(expression: string): Promise<unknown> {
    const script = `return JSON.stringify(${expression})`;
    return JSON.parse(String(await send('POST', `${session}/execute/sync`, { script, args: [] })));
  }

  return {
    async open(url) {
      await send('POST', `${session}/url`, { url });
      const isOpen = `location.href === ${JSON.stringify(url)} && document.readyState !== 'loading'`;
      await until(`${url} opens`, async () => Boolean(await read(isOpen)));
    },
    read,
    // WebKit's driver does not wait for a smooth scroll and refuses an element outside the window.
    async click(selector) {
      const script =
        'document.querySelector(arguments[0]).scrollIntoView({ block: "center", behavior: "instant" })';
      await send('POST', `${session}/execute/sync`, { script, args: [selector] });
      await send('POST', `${await elementPath(selector)}/click`, {});
    },
    async write(selector, text) {
      await send('POST', `${await elementPath(selector)}/value`, { text });
    },
    async close() {
      try {
        await send('DELETE', session);
      } catch (error) {
        if (!(error instanceof BrowserSilent)) throw error;
      } finally {
        const ended = new Promise((resolve) => server.once('exit', resolve));
        // The screen, the driver and the browser are one group of processes.
        if (server.pid) process.kill(-server.pid);
        await ended;
      }
    },
  };
}

/** No command waits for a page. */
const COMMAND_MS = 10_000;

/** The name of an element's key is fixed by the WebDriver standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
