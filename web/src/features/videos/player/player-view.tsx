import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Controls } from './controls/controls.tsx';
import { FilmView } from './film/film-view.tsx';
import { Timeline } from './timeline/timeline.tsx';
import type { Run } from './use-commands.ts';
import type { Player } from './use-player.ts';

interface PlayerViewProps {
  player: Player;
  run: Run;
  moments: readonly number[];
  /** What stands below the controls, in full screen too. */
  children: ReactNode;
}

/** Film, caption and controls, one below the other. */
export function PlayerView({ player, run, moments, children }: PlayerViewProps) {
  const { t } = useTranslation('features/videos/player');
  const { video, playback, screen, notice, setFrame } = player;
  const filling = screen.isFull ? 'fixed inset-0 z-dialog h-dvh' : '';
  return (
    <section
      ref={setFrame}
      aria-label={t('player', { title: video.title })}
      data-full={screen.isFull || undefined}
      className={`group flex flex-col overflow-hidden bg-surface text-ink max-md:-mx-6 max-md:border-y md:rounded-card md:border md:shadow-1 border-line data-full:mx-0 data-full:rounded-none data-full:border-0 ${filling}`}
    >
      <FilmView player={player} run={run} />
      <div className="border-t border-line pt-1 group-data-full:mx-auto group-data-full:w-full group-data-full:max-w-page">
        <Timeline video={video} playback={playback} moments={moments} />
        <Controls player={player} run={run} />
        {children}
      </div>
      <p
        role="status"
        className="absolute top-6 right-6 rounded-card bg-raised px-5 py-3.5 text-ui shadow-2 empty:hidden"
      >
        {screen.isFull && notice.text}
      </p>
    </section>
  );
}
