import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/**
 * The mark of one rendering, which nobody can guess: the server's own inline scripts carry it as their nonce, so that
 * `server/http/script-marks.ts` allows them and nothing else that stands in the page.
 */
export const scriptMarkContext = createRouterContext('');

/** The same for components. Empty in the browser, which writes no inline script. */
export const ScriptMark = createContext('');
