import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { mailServerOptions } from '#adapters/mail/mail-server-options.ts';
import { smtpMailer } from '#adapters/mail/smtp-mailer.ts';
import { MailServerAway, type OutgoingMail } from '#operations/mail/mailer.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';

const MAIL: OutgoingMail = {
  id: 'job-1',
  from: { name: 'Zabelle', address: 'orders@shop.example' },
  to: 'ann@example.com',
  replyTo: '',
  subject: 'Your order',
  html: '<p>Thank you</p>',
  text: 'Thank you',
  leaveLink: null,
  automatic: 'auto-generated' as const,
  attachments: [],
};

const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
});

async function serve(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  opened.push(() => server.close());
  return server;
}

/** A server that takes connections and does with them as `greet` says. */
async function serveBare(greet: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const send = (url: string, mail: Partial<OutgoingMail> = {}) =>
  smtpMailer(url, 400).send({ ...MAIL, ...mail });
const headersOf = ({ received }: MailServer) => (received[0]?.source ?? '').split('\r\n\r\n')[0] ?? '';

test('a mail that bounces is refused for good, one that is deferred is thrown to be tried again', async () => {
  const server = await serve();
  server.refuseNext(550, 'No such mailbox');
  expect(await send(server.url)).toEqual({ ok: false, reason: expect.stringContaining('No such mailbox') });
  server.refuseNext(451, 'Greylisted');
  await expect(send(server.url)).rejects.toThrow(/asked to try again later.*Greylisted/);
  expect(await send(server.url)).toEqual({ ok: true });
});

test('a server that is slow, gone, or ends the connection within the mail, is tried again', async () => {
  await expect(send(await serveBare(() => {}))).rejects.toThrow('did not respond in time');
  await expect(send(await serveBare((socket) => socket.destroy()))).rejects.toThrow(
    /ended the connection|cannot be reached/,
  );
  await expect(send('smtp://127.0.0.1:9')).rejects.toThrow('cannot be reached');
  const server = await serve();
  server.cutNext();
  await expect(send(server.url)).rejects.toThrow('ended the connection before it took the mail');
  expect(server.received).toHaveLength(0);
  expect(await send(server.url)).toEqual({ ok: true });
});

test('a server that no mail gets through to is told from one that defers a mail', async () => {
  const silent = await serveBare(() => {});
  for (const url of [silent, 'smtp://127.0.0.1:9'])
    await expect(send(url)).rejects.toBeInstanceOf(MailServerAway);
  const server = await serve();
  server.refuseNext(451, 'Greylisted');
  await expect(send(server.url)).rejects.not.toBeInstanceOf(MailServerAway);
});

test('no name, subject or address makes a header of its own', async () => {
  const server = await serve();
  const evil = 'Ann\r\nBcc: victim@example.com';
  await send(server.url, { subject: evil, from: { name: evil, address: MAIL.from.address } });
  expect(server.received.flatMap(({ to }) => to)).toEqual(['ann@example.com']);
  expect(headersOf(server)).not.toMatch(/^Bcc:/im);
  for (const to of [
    'ann@example.com\r\nRCPT TO:<victim@example.com>',
    'ann@example.com, victim@example.com',
  ]) {
    await send(server.url, { to }).catch(() => null);
    expect(server.received.flatMap((mail) => mail.to)).not.toContain('victim@example.com');
  }
  server.received.length = 0;
  await send(server.url, { replyTo: 'a@example.com\r\nBcc: victim@example.com' }).catch(() => null);
  expect(headersOf(server)).not.toMatch(/^Bcc:/im);
});

test('a domain in another script is sent in punycode, a name in one where the server takes it', async () => {
  const server = await serve();
  await send(server.url, { to: 'ann@bücher.example' });
  expect(headersOf(server)).toMatch(/^To: ann@xn--bcher-kva\.example$/m);
  await send(server.url, { to: '用户@例え.example', subject: 'Привет, Zoë 🌹' });
  expect(server.received[1]?.to[0]).toMatch(/^用户@/);
});

test('a name in another script fails in clear words where the server does not take it', async () => {
  const server = await serve({ hideSMTPUTF8: true });
  expect(await send(server.url, { to: '用户@例え.example' })).toEqual({
    ok: false,
    reason: 'it takes no addresses with letters such as ö or 李 before the @ (SMTPUTF8)',
  });
  await send(server.url, { replyTo: '用户@例え.example' });
  expect(server.received).toHaveLength(1);
  expect(headersOf(server)).not.toContain('Reply-To');
});

test('refused credentials are thrown in words for staff, also where the server asks for them at the mail', async () => {
  const server = await serve({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (auth, _session, reply) =>
      auth.password === 'right' ? reply(null, { user: 'shop' }) : reply(new Error('Wrong password')),
  });
  const withUser = (password: string) => server.url.replace('//', `//shop:${password}@`);
  await expect(send(withUser('wrong'))).rejects.toThrow(/refused the user name or password\. \(535/);
  await expect(send(server.url)).rejects.toThrow('refused the user name or password');
  expect(await send(withUser('right'))).toEqual({ ok: true });
});

test('encryption is used where it must be, and its absence or a false certificate sends nothing', async () => {
  const bare = await serve();
  await expect(send(`${bare.url}?requireTLS=true`)).rejects.toThrow('No encrypted connection');
  const server = await serve({ disabledCommands: [] });
  await expect(send(server.url)).rejects.toThrow(/certificate|encrypted/);
  expect(await send(`${server.url}?requireTLS=true&tls.rejectUnauthorized=false`)).toEqual({ ok: true });
  expect(bare.received).toHaveLength(0);
  expect(server.received).toHaveLength(1);
});

test('user name and password go over an encrypted connection only, but on this machine', () => {
  const isRequired = (url: string) => 'requireTLS' in mailServerOptions(url, 1000);
  expect(isRequired('smtp://shop:secret@mail.example:587')).toBe(true);
  expect(isRequired('smtp://mail.example:25')).toBe(false);
  expect(isRequired('smtp://shop:secret@127.0.0.1:1025')).toBe(false);
  expect(isRequired('smtp://shop:secret@mail.example:25?ignoreTLS=true')).toBe(false);
});
