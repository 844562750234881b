import type { Answers } from '@stratum/contract/assessments';
import { describe, expect, it } from 'vitest';
import { createAnswerSaver } from './answer-saver.ts';

/** A server whose every call is answered by hand, and a clock that is wound by hand. */
function bench() {
  const calls: { answers: Answers; succeed: () => void; fail: (error: Error) => void }[] = [];
  const planned: { run: () => void; milliseconds: number; off: boolean }[] = [];
  const saver = createAnswerSaver({
    save: (answers) =>
      new Promise((resolve, reject) => calls.push({ answers, succeed: resolve, fail: reject })),
    classifyError: (error) =>
      error instanceof TypeError
        ? 'rejected'
        : error instanceof RangeError
          ? 'signed_out'
          : 'retrying',
    schedule: (run, milliseconds) => {
      const plan = { run, milliseconds, off: false };
      planned.push(plan);
      return () => {
        plan.off = true;
      };
    },
  });
  return { saver, calls, planned, progress: () => saver.state.getState().progress };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('saving answers', () => {
  it('sends an answer at once and says so honestly', async () => {
    const { saver, calls, progress } = bench();
    saver.enqueue('purpose.a', 4);
    expect(calls[0]?.answers).toEqual({ 'purpose.a': 4 });
    expect(progress()).toBe('saving');
    calls[0]?.succeed();
    await settled();
    expect(progress()).toBe('idle');
    expect(saver.state.getState()).toMatchObject({ given: { 'purpose.a': 4 }, unsaved: {} });
  });

  it('keeps one call under way and sends together what gathered meanwhile', async () => {
    const { saver, calls } = bench();
    saver.enqueue('purpose.a', 4);
    saver.enqueue('purpose.b', 2);
    saver.enqueue('purpose.c', 3);
    expect(calls).toHaveLength(1);
    calls[0]?.succeed();
    await settled();
    expect(calls[1]?.answers).toEqual({ 'purpose.b': 2, 'purpose.c': 3 });
  });

  it('sends an answer anew that was changed while it was under way', async () => {
    const { saver, calls } = bench();
    saver.enqueue('purpose.a', 4);
    saver.enqueue('purpose.a', 5);
    calls[0]?.succeed();
    await settled();
    expect(calls[1]?.answers).toEqual({ 'purpose.a': 5 });
  });

  it('keeps the answers when saving fails and tries again with exponential backoff', async () => {
    const { saver, calls, planned, progress } = bench();
    saver.enqueue('purpose.a', 4);
    calls[0]?.fail(new Error('offline'));
    await settled();
    expect(progress()).toBe('retrying');
    planned[0]?.run();
    calls[1]?.fail(new Error('offline'));
    await settled();
    expect(planned.map(({ milliseconds }) => milliseconds)).toEqual([1_000, 2_000]);
    planned[1]?.run();
    calls[2]?.succeed();
    await settled();
    expect(saver.state.getState()).toMatchObject({ unsaved: {}, progress: 'idle' });
  });

  it('does not repeat what the server has refused', async () => {
    const { saver, calls, planned, progress } = bench();
    saver.enqueue('purpose.z', 4);
    calls[0]?.fail(new TypeError('unknown question'));
    await settled();
    expect(progress()).toBe('rejected');
    expect(planned).toHaveLength(0);
  });

  it('tries nothing more once the session is over', async () => {
    const { saver, calls, planned, progress } = bench();
    saver.enqueue('purpose.a', 4);
    calls[0]?.fail(new RangeError('token expired'));
    await settled();
    expect(progress()).toBe('signed_out');
    expect(planned).toHaveLength(0);
  });

  it('tells whether everything has arrived before the evaluation is completed', async () => {
    const { saver, calls } = bench();
    saver.enqueue('purpose.a', 4);
    const first = saver.flush();
    calls[0]?.fail(new Error('offline'));
    expect(await first).toBe(false);
    const second = saver.flush();
    calls[1]?.succeed();
    expect(await second).toBe(true);
  });

  it('forgets everything with the person, the pending retry too', async () => {
    const { saver, calls, planned } = bench();
    saver.enqueue('purpose.a', 4);
    calls[0]?.fail(new Error('offline'));
    await settled();
    saver.reset();
    expect(planned[0]?.off).toBe(true);
    expect(saver.state.getState()).toEqual({ given: {}, unsaved: {}, progress: 'idle' });
  });
});
