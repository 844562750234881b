import type { ReactNode } from 'react';
import { vi } from 'vitest';

/**
 * Makes a component throw from now on; its module is mocked with `{ spy: true }`.
 * @returns what mends it again
 */
export function breakComponent(component: (props: never) => ReactNode): () => void {
  // React tells the console of every error that a boundary has caught.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const spy = vi.mocked(component).mockImplementation(() => {
    throw new Error('a broken component');
  });
  return () => spy.mockReset();
}
