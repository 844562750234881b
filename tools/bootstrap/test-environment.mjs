import { delimiter, join } from 'node:path';
import { browser } from './browser.mjs';
import { dependencies } from './dependencies.mjs';
import { pages } from './pages.mjs';
import { redisServer } from './redis.mjs';
import { root } from './root.mjs';
import { toolchain } from './toolchain.mjs';

/**
 * Fetches and builds what the tests need.
 * @returns the environment to run them in: pinned Node and installed programs in PATH,
 * CHROMIUM_PATH, REDIS_SERVER_PATH, NODE_COMPILE_CACHE
 */
export async function testEnvironment() {
  const tools = await toolchain();
  await dependencies(tools);
  await pages(tools);
  const PATH = [join(root, 'node_modules', '.bin'), tools.PATH].join(delimiter);
  return {
    ...tools,
    PATH,
    CHROMIUM_PATH: await browser(tools),
    REDIS_SERVER_PATH: await redisServer(tools),
    // Tests start many processes: types are stripped and modules compiled once for all of them.
    NODE_COMPILE_CACHE: join(root, '.toolchain', 'compiled'),
    FORCE_COLOR: '0',
  };
}
