import { createContext, useContext } from 'react';

/** The addresses that the router knows, without their language, such as `/dashboard`. */
export const Addresses = createContext<ReadonlySet<string>>(new Set());

/** Whether an address leads anywhere yet: what does not is not offered. */
export function useIsAddress(): (path: string) => boolean {
  const addresses = useContext(Addresses);
  return (path) => addresses.has(path);
}
