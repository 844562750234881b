import type { ChromiumPage } from './chromium.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time in microseconds, without what other programs took meanwhile. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Traces the page's main thread. @returns ends it, with the processor time of its longest task in milliseconds */
export async function startTaskClock(page: ChromiumPage): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  const complete = Promise.withResolvers<void>();
  page.on('Tracing.dataCollected', (params) => {
    events.push(...(params as { value: TraceEvent[] }).value);
  });
  page.on('Tracing.tracingComplete', () => complete.resolve());
  const traceConfig = { includedCategories: ['toplevel', '__metadata'] };
  await page.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    await page.send('Tracing.end');
    await complete.promise;
    const main = new Set(
      events
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    );
    const tasks = events.filter(({ pid, tid, ph }) => ph === 'X' && main.has(`${pid} ${tid}`));
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  };
}
