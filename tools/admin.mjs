// Runs a command of the operator's: npm run admin -- COMMAND. Without one it lists them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { dependencies } from './bootstrap/dependencies.mjs';
import { root } from './bootstrap/root.mjs';
import { toolchain } from './bootstrap/toolchain.mjs';

try {
  const env = await toolchain();
  await dependencies(env);
  const program = join(root, 'server', 'src', 'admin', 'main.ts');
  const command = spawn('node', [program, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  const [code] = await once(command, 'exit');
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
