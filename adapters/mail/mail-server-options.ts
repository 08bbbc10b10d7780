import { parseConnectionUrl } from 'nodemailer/lib/shared';

/**
 * Reads the address of a mail server. User name and password go over an encrypted connection only, unless the server is on this
 * machine or the address says `?ignoreTLS=true`.
 */
export function mailServerOptions(url: string, timeoutMs: number) {
  const options = parseConnectionUrl(url);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(options.host ?? '');
  const mustEncrypt = options.auth !== undefined && !isLocal && !new URL(url).searchParams.has('ignoreTLS');
  return {
    ...options,
    ...(mustEncrypt && { requireTLS: true }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
}

export type MailServerOptions = ReturnType<typeof mailServerOptions>;
