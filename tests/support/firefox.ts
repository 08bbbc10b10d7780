import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DrivenBrowser, programOnPath, textAt } from './driven-browser.ts';

export const firefoxPath = () => programOnPath('firefox-esr', 'firefox');

/** Firefox by WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi/ */
export async function startFirefox(program: string): Promise<DrivenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'zabelle-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    firefox.stderr.on('data', (chunk) => {
      output += String(chunk);
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    firefox.once('exit', () => reject(new Error(`Firefox ended before it was ready:\n${output}`)));
  });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const context = textAt(await send('browsingContext.getTree', {}), 'contexts', 0, 'context');

  async function evaluate(expression: string): Promise<unknown> {
    const target = { context };
    const evaluated = await send('script.evaluate', { expression, target, awaitPromise: true });
    if (textAt(evaluated, 'type') === 'exception')
      throw new Error(textAt(evaluated, 'exceptionDetails', 'text'));
    return evaluated;
  }

  async function click(selector: string) {
    const find = `(() => { const found = document.querySelector(${JSON.stringify(selector)}); found.scrollIntoView({ block: 'center' }); return found; })()`;
    const sharedId = textAt(await evaluate(find), 'result', 'sharedId');
    const origin = { type: 'element', element: { sharedId } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    read: async (expression) =>
      JSON.parse(textAt(await evaluate(`JSON.stringify(${expression})`), 'result', 'value') || 'null'),
    click,
    async write(selector, text) {
      await click(selector);
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] });
    },
    async close() {
      const ended = new Promise((resolve) => firefox.once('exit', resolve));
      firefox.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<unknown, (message: unknown) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    waiting.get(message.id)?.(message);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let id = 0;
  return async (method: string, params: object): Promise<unknown> => {
    id += 1;
    const message = await new Promise<unknown>((resolve) => {
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (textAt(message, 'type') === 'error') throw new Error(`${method}: ${textAt(message, 'message')}`);
    return Object(message).result;
  };
}
