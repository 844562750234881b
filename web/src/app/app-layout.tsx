import { Outlet } from 'react-router';
import { Providers } from './providers.tsx';

/** What every page of the app proper stands in, and no public page needs. */
export function Component() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
