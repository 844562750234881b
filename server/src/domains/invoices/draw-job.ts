import { z } from 'zod';
import type { Queryable } from '../../platform/database.ts';
import { defineJob, type Job, type JobKind } from '../../platform/jobs/jobs.ts';
import { findPaper, keepDrawing } from './store.ts';

const data = z.object({ id: z.uuid() });

/** Has the PDF of a paper ready before somebody asks for it. */
export const drawKind: JobKind<z.output<typeof data>> = {
  name: 'invoices.draw',
  data,
  exclusive: false,
  retries: 5,
  timeoutSeconds: 60,
};

export function drawJob(db: Queryable): Job {
  return defineJob(drawKind, async ({ id }) => {
    await pdfOf(db, id);
  });
}

/** The PDF of a paper: the one that was drawn first, drawn now where there is none. */
export async function pdfOf(
  db: Queryable,
  id: string,
): Promise<{ readonly number: string; readonly pdf: Buffer } | null> {
  const found = await findPaper(db, id);
  if (!found) return null;
  const { paper } = found;
  if (found.pdf) return { number: paper.number, pdf: found.pdf };
  // Imported late: no start waits for what draws.
  const { drawPaper } = await import('./pdf/draw-paper.ts');
  return { number: paper.number, pdf: await keepDrawing(db, id, await drawPaper(paper)) };
}
