import type { HandleErrorFunction } from 'react-router';
import { platformContext } from './platform-context.ts';

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  context.get(platformContext).log.error({ err: error, url: new URL(request.url).pathname }, 'a page failed');
};
