// Runs the product from a bare clone: fetches what is missing, builds the pages, starts the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { dependencies } from './bootstrap/dependencies.mjs';
import { pages } from './bootstrap/pages.mjs';
import { root } from './bootstrap/root.mjs';
import { toolchain } from './bootstrap/toolchain.mjs';

try {
  const env = await toolchain();
  await pages(env, () => dependencies(env, 'building'));
  await dependencies(env);
  serve(env);
} catch (error) {
  console.error(`The product cannot start. ${error.message}`);
  process.exitCode = 1;
}

/** Hands the terminal to the server; signals reach it, and its exit code is ours. */
function serve(env) {
  const server = spawn('node', [join(root, 'server', 'src', 'main.ts')], {
    // Types are stripped and modules compiled once, not at every start.
    env: { NODE_COMPILE_CACHE: join(root, '.toolchain', 'compiled'), ...env },
    // The channel closes with this process, however it ends, and the server stops itself then.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
