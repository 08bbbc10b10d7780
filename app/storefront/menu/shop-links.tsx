import { NavLink } from 'react-router';
import { paths } from '#app/links/paths.ts';

/** Links about the shop, in the second row of wide screens and at the end of the drawer. */
export function ShopLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      <li>
        <NavLink to={paths.home()} end>
          Home
        </NavLink>
      </li>
      <li className="max-md:hidden">
        <NavLink to={paths.orders()} end>
          Track my order
        </NavLink>
      </li>
      <li>
        <NavLink to={paths.about()}>About</NavLink>
      </li>
      <li>
        <NavLink to={paths.contact()}>Contact</NavLink>
      </li>
      <li>
        <a href={paths.cms()} rel="nofollow">
          CMS
        </a>
      </li>
    </ul>
  );
}
