import { hashPassword, verifyPassword } from 'better-auth/crypto';
import pLimit from 'p-limit';

/** Hashes passwords, and compares one with a hash. */
export type PasswordHash = {
  hash: (password: string) => Promise<string>;
  verify: (check: { hash: string; password: string }) => Promise<boolean>;
};

/** By scrypt, which takes a tenth of a second, a thread and 16 MB. */
const SCRYPT: PasswordHash = { hash: hashPassword, verify: verifyPassword };

/** Half of the four threads of libuv's pool: the others stay free for files and pictures. */
const AT_ONCE = 2;

/** The last of so many waits a second or two; further sign-ins are refused. */
const MOST_SIGN_INS = 20;

/** A few passwords are hashed at once, the others in turn. */
export function passwordQueue({ hash, verify }: PasswordHash = SCRYPT) {
  const inTurn = pLimit(AT_ONCE);
  let signIns = 0;
  return {
    hash: (password: string) => inTurn(hash, password),
    verify: (check: { hash: string; password: string }) => inTurn(verify, check),

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
