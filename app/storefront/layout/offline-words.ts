export const NO_CONNECTION = 'No connection';
export const NO_CONNECTION_TEXT =
  'The shop cannot be reached just now. The page opens by itself as soon as you are connected again.';
export const STILL_NO_CONNECTION = 'Still no connection.';
