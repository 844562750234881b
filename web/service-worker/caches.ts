import { release } from './release.ts';
import { reportFault } from './report-fault.ts';
import { scope } from './scope.ts';

const prefix = 'stratum-';
const name = prefix + release.version;

export function openCache(): Promise<Cache> {
  return caches.open(name);
}

/** A built file, of any release: its name holds a hash of its content. */
export function findFile(request: Request): Promise<Response | undefined> {
  return orLeave(() => caches.match(request, { ignoreVary: true }));
}

/** The shell at an address, which is the same in every release: that of this one alone. */
export function findShell(address: string): Promise<Response | undefined> {
  return orLeave(() => caches.match(address, { cacheName: name, ignoreVary: true }));
}

/**
 * A cache that cannot be read must not stand between a page and its files: the worker takes itself
 * away.
 */
async function orLeave(find: () => Promise<Response | undefined>): Promise<Response | undefined> {
  try {
    return await find();
  } catch (error) {
    reportFault(error);
    await scope.registration.unregister();
    return undefined;
  }
}

/** Room may be short: then the file is fetched again another time. */
export async function keep(request: Request | string, response: Response): Promise<void> {
  const cache = await openCache();
  await cache.put(request, response).catch(() => undefined);
}

/** Keeps the release before, whose pages may still be open, and removes older ones. */
export async function removeOldCaches(): Promise<void> {
  const ours = (await caches.keys()).filter((each) => each.startsWith(prefix) && each !== name);
  await Promise.all(ours.slice(0, -1).map((each) => caches.delete(each)));
}
