import { startServer } from './server.ts';

/** One server for all journeys; the workers read its address. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env.JOURNEYS_SERVER = server.url;
  return () => server.stop();
}
