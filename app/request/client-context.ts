import { createContext } from 'react-router';

/** The address that a form came from, as limits count it; '' for a page that is read, which may be cached. Filled as the platform is. */
export const clientContext = createContext('');
