import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string };

export type MailMoment = 'before mail' | 'after mail';

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Replies to the next recipients with this, one for each mail; then mails are taken again. */
  refuseNext(code: number, words: string): void;
  /** Called before a mail is taken, and after it was, before the reply; 'lose' never replies. */
  watch: (moment: MailMoment) => 'go on' | 'lose';
  close(): Promise<void>;
};

/** A mail server on this machine that takes every mail, unless it is told otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: { code: number; words: string }[] = [];
  const mails: Pick<MailServer, 'watch'> = { watch: () => 'go on' };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, reply) {
      if (mails.watch('before mail') === 'lose') return;
      const refusal = refusals.shift();
      if (!refusal) return reply();
      reply(Object.assign(new Error(refusal.words), { responseCode: refusal.code }));
    },
    onData(stream, session, reply) {
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
    // A sender that was killed.
    if (!('code' in error) || error.code !== 'ECONNRESET') throw error;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(mails, {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (code: number, words: string) => refusals.push({ code, words }),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  });
}
