import { spawn } from 'node:child_process';

/**
 * Runs a program to its end with this process's output.
 * @returns {Promise<void>} rejects with a sentence when the program fails
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      ...options,
    });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}
