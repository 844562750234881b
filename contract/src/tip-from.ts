import { limits } from './limits.ts';
import type { TraitText } from './model.ts';

/** The tip for the step up from a level; on the highest, that of the step which led there. */
export function tipFrom({ tips }: Pick<TraitText, 'tips'>, level: number): string {
  return tips[Math.min(level, limits.levels - 1) - 1] ?? '';
}
