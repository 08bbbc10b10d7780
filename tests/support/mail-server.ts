import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string };

export type MailMoment = 'before mail' | 'after mail';

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Replies to the next recipients with this, one for each mail; then mails are taken again. */
  refuseNext(code: number, words: string): void;
  /** Called before a mail is taken, and after it was, before the reply; 'lose' never replies. */
  watch: (moment: MailMoment) => 'go on' | 'lose';
  /** Cuts the connection while the next mail is sent. */
  cutNext(): void;
  close(): Promise<void>;
};

/** A mail server on this machine that takes every mail, unless it is told otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: { code: number; words: string }[] = [];
  let cuts = 0;
  const mails: Pick<MailServer, 'watch'> = { watch: () => 'go on' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onRcptTo(_address, _session, reply) {
      if (mails.watch('before mail') === 'lose') return;
      const refusal = refusals.shift();
      if (!refusal) return reply();
      reply(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData(stream, session, reply) {
      if (cuts > 0) {
        cuts -= 1;
        for (const { _socket } of server.connections) _socket.destroy();
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(parts).toString('utf8'),
        });
        if (mails.watch('after mail') === 'go on') reply();
      });
    },
  });
  server.on('error', (error) => {
    // A sender that was killed, or would not encrypt.
    if (!('code' in error) || !['ECONNRESET', 'TLSError'].includes(String(error.code))) throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mails, {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (code: number, words: string) => refusals.push({ code, words }),
    cutNext: () => {
      cuts += 1;
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
