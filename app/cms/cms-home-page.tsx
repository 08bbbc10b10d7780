import { redirect } from 'react-router';
import { paths } from '#app/paths.ts';

/** Orders are what /cms offers so far. */
export function loader() {
  throw redirect(paths.cmsOrders());
}
