import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { levelSchema, traitIdSchema } from '@stratum/contract/model';
import { z } from 'zod';
import { type Fault, faultsOf } from '../faults.ts';

/** What the behaviours of the product's pack are written from. */
export const incidentsDir = fileURLToPath(new URL('../../incidents', import.meta.url));

const perSkill = 12;
/** Different lives among the incidents that stay. */
const livesAtLeast = 7;

const incident = z.strictObject({
  /** Age, work, body, money and country of the person seen. */
  life: z.string().min(1),
  /** One sentence of what somebody saw or heard, in no level’s words. */
  seen: z.string().min(1),
  /** The level it was sorted to; null where another one stayed for that level. */
  level: levelSchema.nullable(),
});

const incidentsSchema = z
  .strictObject({ trait: traitIdSchema, incidents: z.array(incident).length(perSkill) })
  .superRefine(({ incidents }, context) => {
    const staying = incidents.flatMap(({ life, level }) =>
      level === null ? [] : [{ life, level }],
    );
    const levels = staying.map(({ level }) => level).toSorted((one, other) => one - other);
    if (levels.join() !== '1,2,3,4,5,6,7,8,9')
      context.addIssue(`stay on levels ${levels.join()}, one on each is needed`);
    const lives = new Set(staying.map(({ life }) => life)).size;
    if (lives < livesAtLeast)
      context.addIssue(`stay from ${lives} lives, at least ${livesAtLeast} are needed`);
  });
export type Incidents = z.infer<typeof incidentsSchema>;

/** The incidents of every skill that has them; what is wrong with a file joins `faults`. */
export async function readIncidents(dir: string, faults: Fault[]): Promise<Incidents[]> {
  const names = (await readdir(dir)).filter((name) => name.endsWith('.json')).toSorted();
  const read = names.map(async (file) => {
    const data: unknown = JSON.parse(await readFile(join(dir, file), 'utf8'));
    const parsed = incidentsSchema.safeParse(data, { reportInput: true });
    if (!parsed.success) {
      faults.push(...faultsOf(file, parsed.error));
      return [];
    }
    if (`${parsed.data.trait}.json` !== file)
      faults.push({ file, key: 'trait', problem: 'is not that of the file’s name' });
    return [parsed.data];
  });
  return (await Promise.all(read)).flat();
}
