import { bucketOf } from '@stratum/contract/library/buckets';
import { limits } from '@stratum/contract/limits';
import type { Locale } from '@stratum/contract/locale';
import { insertAct } from '../domains/performance/index.ts';
import { filmsIn, importWatching } from '../domains/videos/index.ts';
import type { Transaction } from '../platform/database.ts';
import type { SeededPerson } from './group-lines.ts';
import { demoMonths } from './history.ts';
import de from './messages.de.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };
import fr from './messages.fr.json' with { type: 'json' };
import type { DemoFilm, DemoPerson } from './people.ts';

const notes: Record<Locale, (typeof en)['moments']> = {
  en: en.moments,
  fr: fr.moments,
  de: de.moments,
};

const hour = 3_600_000;

/** What the demo's people have watched, liked, kept and done of the films that there are, however few. */
export async function seedWatching(
  tx: Transaction,
  people: readonly SeededPerson[],
  now: Date,
): Promise<void> {
  for (const { userId, person } of people) {
    const films = await filmsIn(tx, bucketOf(levelOf(person)));
    for (const [place, seen] of person.films.slice(0, films.length).entries()) {
      const film = films[(place * stride(films.length)) % films.length];
      if (!film) continue;
      const at = new Date(now.getTime() - seen.hoursAgo * hour);
      await importWatching(
        tx,
        { userId, timeZone: person.timeZone },
        film,
        storyOf(person, seen, at),
      );
      if (seen.act) await insertAct(tx, { userId, moduleId: film.moduleId, doneAt: at });
    }
  }
}

/** Films of different skills where there are many: a step that shares no divisor with their number. */
function stride(many: number): number {
  return many % 7 === 0 ? 1 : 7;
}

/** Where somebody stands today. */
function levelOf({ start, slope }: DemoPerson): number {
  return Math.min(limits.levels, Math.max(1, Math.round(start + slope * demoMonths)));
}

function storyOf({ locale }: DemoPerson, { played, ...seen }: DemoFilm, at: Date) {
  return {
    at,
    played,
    isLiked: seen.liked ?? false,
    isSaved: seen.saved ?? false,
    moments: (seen.moments ?? []).map(({ percent, note }) => ({
      percent,
      note: notes[locale][note],
    })),
  };
}
