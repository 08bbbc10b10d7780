import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { from: string; to: string[]; source: string };

export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** Replies to the next recipients with this, one for each mail; then mails are taken again. */
  refuseNext(code: number, words: string): void;
  close(): Promise<void>;
};

/** A mail server on this machine that takes every mail, unless it is told otherwise. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: { code: number; words: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, reply) {
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
        reply();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuseNext: (code, words) => refusals.push({ code, words }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
