import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand/react';
import { Button } from '../../../../shared/ui/button.tsx';
import { begunCaption, captionAt } from '../captions/caption-at.ts';
import { useReadAloud } from '../captions/use-read-aloud.ts';
import { currentSettings, useSettings } from '../settings/settings.ts';
import { useTouches } from '../touch/use-touches.ts';
import type { Run } from '../use-commands.ts';
import type { Player } from '../use-player.ts';
import { CaptionLine } from './caption-line.tsx';
import { FilmFrame } from './film-frame.tsx';

const heldRate = 2;

/** The picture with what it says below, here or in a window of its own. */
export function FilmView({ player, run }: { player: Player; run: Run }) {
  const { video, playback, attach, source, screen, film, setFilmHome, smallWindow } = player;
  const { hasCaptions } = useSettings();
  const caption = useStore(playback.state, ({ at }) => captionAt(video.transcript, at));
  useSpokenCaption(player);
  const touches = useTouches({
    toggle: playback.toggle,
    skip: (by) => run(by < 0 ? 'back_far' : 'forward_far'),
    hold: (isHeld) => playback.setRate(isHeld ? heldRate : currentSettings().rate),
    swipeDown: () => void screen.leave(),
    fullScreen: screen.toggle,
  });
  return (
    <>
      <div
        ref={setFilmHome}
        className="group-data-full:flex group-data-full:min-h-0 group-data-full:flex-1 group-data-full:flex-col"
      />
      {smallWindow.opened && <Away onReturn={smallWindow.toggle} />}
      {createPortal(
        <>
          <FilmFrame {...{ video, playback, attach, source, touches }} />
          {hasCaptions && <CaptionLine text={caption?.text ?? ''} />}
        </>,
        film,
      )}
    </>
  );
}

function useSpokenCaption({ video, playback, voice }: Player): void {
  const { isReadAloud, rate } = useSettings();
  const isPlaying = useStore(playback.state, (state) => state.isPlaying);
  const hasSound = useStore(playback.state, (state) => state.hasSound);
  const index = useStore(playback.state, ({ at }) => begunCaption(video.transcript, at));
  const text = video.transcript[index]?.text ?? '';
  useReadAloud({ voice, isOn: isReadAloud && !hasSound, isPlaying, rate, index, text });
}

/** What stands where the film was that is in a window of its own. */
function Away({ onReturn }: { onReturn: () => void }) {
  const { t } = useTranslation('features/videos/player');
  return (
    <div className="grid aspect-16/9 place-content-center justify-items-center gap-4 text-ui text-ink-2">
      {t('away')}
      <Button tone="ghost" size="small" onPress={onReturn}>
        {t('bring_back')}
      </Button>
    </div>
  );
}
