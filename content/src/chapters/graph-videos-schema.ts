import { graphKindSchema, graphKinds } from '@stratum/contract/chapters';
import { z } from 'zod';
import { localised, text, textOf } from '../texts-schema.ts';

/** Two lines on screen; characters a second that can be read where no voice is heard; seconds. */
const lengths = {
  caption: 84,
  perSecond: 13,
  shown: { min: 1, max: 7 },
  captions: { min: 6, max: 9 },
  duration: { min: 30, max: 45 },
} as const;

const caption = z.strictObject({
  /** Seconds from the start; it stays until the next one, or the end. */
  at: z.number().min(0),
  text: textOf(lengths.caption),
});
export type Caption = z.infer<typeof caption>;

const videoText = z.strictObject({
  title: text,
  captions: z
    .array(caption)
    .min(lengths.captions.min, `has fewer than ${lengths.captions.min} captions`)
    .max(lengths.captions.max, `has more than ${lengths.captions.max} captions`),
});

const video = z
  .strictObject({
    graph: graphKindSchema,
    duration: z.int().min(lengths.duration.min).max(lengths.duration.max),
    ...localised(() => videoText),
  })
  .superRefine(({ duration, en, fr, de }, context) => {
    for (const [locale, { captions }] of Object.entries({ en, fr, de })) {
      captions.forEach((each, place) => {
        const problem = timeProblem(each, captions[place + 1]?.at ?? duration);
        const path = [locale, 'captions', place, 'at'];
        if (problem !== null) context.addIssue({ code: 'custom', path, message: problem });
      });
    }
  });

function timeProblem({ at, text: words }: Caption, until: number): string | null {
  const shown = until - at;
  const { min, max } = lengths.shown;
  if (shown < min || shown > max) return `is shown ${shown} seconds, ${min} to ${max} are right`;
  const needed = [...words].length / lengths.perSecond;
  return needed <= shown ? null : `leaves ${shown} seconds to read what needs ${needed.toFixed(1)}`;
}

/** `graph-videos.json`: what the films that explain the graphs say; the films stand in `films`. */
export const graphVideosSchema = z
  .strictObject({ videos: z.array(video) })
  .superRefine(({ videos }, context) => {
    for (const kind of graphKinds) {
      const count = videos.filter(({ graph }) => graph === kind).length;
      if (count !== 1)
        context.addIssue({
          code: 'custom',
          path: ['videos'],
          message: `has ${count} films of ${kind}, one is needed`,
        });
    }
  });
export type GraphVideoFile = z.infer<typeof graphVideosSchema>['videos'][number];
