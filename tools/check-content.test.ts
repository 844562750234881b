import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const tool = fileURLToPath(new URL('check-content.mjs', import.meta.url));

test('the tool sums the product’s pack up in one line', async () => {
  const { stdout } = await run(process.execPath, [tool]);
  expect(stdout).toMatch(/^.+ files; words: .+\n$/);
});

test('the tool names what it cannot read and exits with 1', async () => {
  await expect(run(process.execPath, [tool, '/nowhere/pack'])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('/nowhere/pack'),
  });
});
