export const WRONG_PASSWORD = 'Wrong email or password.';
export const LOCKED = 'Too many wrong passwords. Please wait 15 minutes, or use a passkey.';
export const WRONG_CODE = 'This code is not right, or too old.';
export const TOO_MANY_CODES = 'Too many attempts. Please wait 15 minutes and sign in again.';
export const NO_SIGN_IN_NOW = 'Signing in is not possible just now. Please wait a while and try again.';
export const ONCE_MORE =
  'This changes who gets into the shop, and you signed in more than ten minutes ago. Sign in once more to be sure it is you.';
