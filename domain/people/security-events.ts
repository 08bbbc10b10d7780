/** Lines of the log about people who were refused; each with `security: true`, by which the log bounds them. */
export const SIGN_IN_REFUSED = 'a sign-in was refused';
export const PERMISSION_REFUSED = 'a permission was refused';
