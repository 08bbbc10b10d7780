import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';

/** Half of the four threads of libuv's pool: the others stay free for files and pictures. */
const AT_ONCE = 2;

/** The last of so many waits a second or two; further sign-ins are refused. */
const MOST_SIGN_INS = 20;

/** Passwords are hashed by scrypt, which takes a thread and 16 MB: a few at once, the others in turn. */
export function passwordQueue() {
  const inTurn = pLimit(AT_ONCE);
  let signIns = 0;
  return {
    hash: (password: string) => inTurn(hashPassword, password),
    verify: (check: { hash: string; password: string }) => inTurn(verifyPassword, check),

    /** Runs a sign-in; null where too many are waiting already. Strangers cause these, so their number is bounded. */
    async signIn<Result>(work: () => Promise<Result>): Promise<Result | null> {
      if (signIns >= MOST_SIGN_INS) return null;
      signIns += 1;
      try {
        return await work();
      } finally {
        signIns -= 1;
      }
    },
  };
}

export type PasswordQueue = ReturnType<typeof passwordQueue>;
