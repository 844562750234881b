import type { RouteObject } from 'react-router';

type Branch = Pick<RouteObject, 'path'> & { children?: readonly Branch[] | undefined };

/** Every address below the root of the router, without its language, such as `/dashboard`. */
export function addressesOf(routes: readonly Branch[]): string[] {
  return routes.flatMap(({ children = [] }) => addressesBelow(children, ''));
}

function addressesBelow(routes: readonly Branch[], base: string): string[] {
  return routes.flatMap(({ path, children }) => {
    if (path === '*') return [];
    const address = path ? `${base}/${path}` : base;
    return children ? addressesBelow(children, address) : address ? [address] : [];
  });
}
