import { expect, test } from 'vitest';
import { readTogether } from './read-together.ts';

test('who asks while a statement runs is answered by the next one, together, and a failure holds up nobody behind it', async () => {
  const statements: { keys: readonly string[]; turn: PromiseWithResolvers<string> }[] = [];
  const ask = readTogether((keys: readonly string[]) => {
    const turn = Promise.withResolvers<string>();
    statements.push({ keys, turn });
    return turn.promise;
  });
  const first = [ask('ada'), ask('bruno')];
  await expect.poll(() => statements.length).toBe(1);
  const second = [ask('chiara'), ask('dilan')];
  statements[0]?.turn.reject(new Error('gone'));
  for (const each of first) await expect(each).rejects.toThrow('gone');
  await expect.poll(() => statements.length).toBe(2);
  statements[1]?.turn.resolve('read');
  expect(await Promise.all(second)).toEqual(['read', 'read']);
  expect(statements.map(({ keys }) => keys)).toEqual([
    ['ada', 'bruno'],
    ['chiara', 'dilan'],
  ]);
});
