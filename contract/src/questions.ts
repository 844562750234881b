import { z } from 'zod';
import { limits } from './limits.ts';
import { levelSchema, traitIdSchema } from './model.ts';

/** `resilience.a` for a trait's statement, `resilience.anchor` for its anchored question. */
export const questionIdSchema = z
  .string()
  .max(60)
  .regex(/^[a-z-]+\.(a|b|c|anchor)$/);

const statementQuestionSchema = z.object({
  id: questionIdSchema,
  kind: z.literal('statement'),
  traitId: traitIdSchema,
  text: z.string(),
});
const anchoredQuestionSchema = z.object({
  id: questionIdSchema,
  kind: z.literal('anchored'),
  traitId: traitIdSchema,
  /** What a person does at levels 1 to 9, in this order. */
  behaviours: z.array(z.string()).length(limits.levels),
});
export const questionSchema = z.discriminatedUnion('kind', [
  statementQuestionSchema,
  anchoredQuestionSchema,
]);
export type Question = z.infer<typeof questionSchema>;

/** What a category asks, in one language. */
export const askedSchema = z.object({
  scale: z.array(
    z.object({
      value: z.int(),
      label: z.string(),
      /** What the label stands for: how many of the occasions. */
      share: z.string().default(''),
      level: levelSchema,
    }),
  ),
  /** In the order asked. */
  questions: z.array(questionSchema),
  /** The reverse-keyed statements, so that it can be shown what the answers point to. */
  reversed: z.array(questionIdSchema),
});
