import { type HandleErrorFunction, isRouteErrorResponse } from 'react-router';
import { platformContext } from '#app/request/platform-context.ts';

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(platformContext).log.error({ err: error, url: new URL(request.url).pathname }, 'a page failed');
};
