import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailServerOptions } from './mail-server-options.ts';

/** Asks a mail server if it takes addresses in other scripts (SMTPUTF8, RFC 6531). Throws where it cannot be reached. */
export function offersOtherScripts(server: MailServerOptions): Promise<boolean> {
  const connection = new SMTPConnection(server);
  return new Promise((resolve, reject) => {
    connection.once('error', reject);
    connection.connect((error) => {
      if (error) return reject(error);
      const offered = connection.lastServerResponse || '';
      connection.once('end', () => resolve(/[ -]SMTPUTF8\b/i.test(offered)));
      connection.quit();
    });
  });
}
