import { MailServerAway } from '#operations/mail/mailer.ts';

type SmtpError = Error & { code?: string; command?: string; response?: string; responseCode?: number };

/** Replies that are about the connection and not about the mail: it must sign in, or encrypt, first. */
const ABOUT_CONNECTION = [530, 534, 535, 538];
const SERVER_AWAY = ['EAUTH', 'ETLS', 'ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EDNS', 'ECONNREFUSED'];
const ABOUT_MAIL = /^(?:MAIL FROM|RCPT TO|DATA)/;

/** True for a reply to this mail that will not change: 5xx to its sender, recipient or content, or an address that is none. */
export function isRefusal(error: unknown): error is SmtpError {
  if (!isSmtpError(error)) return false;
  const { code, command = '', responseCode = 0 } = error;
  if (code === 'EENVELOPE' && command === 'API') return true;
  return (
    ABOUT_MAIL.test(command) &&
    responseCode >= 500 &&
    responseCode < 600 &&
    !ABOUT_CONNECTION.includes(responseCode)
  );
}

/** Returns a failure of the server or the way to it in words for staff; the server's own words follow. */
export function smtpFailure(error: unknown): Error {
  if (!isSmtpError(error)) return new Error('The mail could not be sent.', { cause: error });
  const words = `${wordsOf(error)} (${error.response ?? error.message})`;
  return isAboutServer(error)
    ? new MailServerAway(words, { cause: error })
    : new Error(words, { cause: error });
}

function isAboutServer({ code = '', responseCode = 0 }: SmtpError): boolean {
  return SERVER_AWAY.includes(code) || ABOUT_CONNECTION.includes(responseCode);
}

function wordsOf({ code, responseCode = 0 }: SmtpError): string {
  if (code === 'EAUTH' || ABOUT_CONNECTION.includes(responseCode))
    return 'The mail server refused the user name or password.';
  if (code === 'ETLS') return 'No encrypted connection to the mail server could be made.';
  if (code === 'ETIMEDOUT') return 'The mail server did not respond in time.';
  if (responseCode >= 400 && responseCode < 500) return 'The mail server asked to try again later.';
  if (code === 'ECONNECTION') return 'The mail server ended the connection before it took the mail.';
  if (code === 'ESOCKET' || code === 'EDNS' || code === 'ECONNREFUSED')
    return 'The mail server cannot be reached.';
  return 'The mail could not be sent.';
}

function isSmtpError(error: unknown): error is SmtpError {
  return error instanceof Error;
}
