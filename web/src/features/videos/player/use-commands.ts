import { useTranslation } from 'react-i18next';
import { writeToClipboard } from '../../../shared/clipboard.ts';
import { clock } from '../../../shared/i18n/clock.ts';
import { useLocalePath } from '../../../shared/i18n/use-locale.ts';
import { toast } from '../../../shared/toasts/toasts.tsx';
import { modulePath } from '../data/module-path.ts';
import type { Command } from './keys/key-map.ts';
import { changeSettings, currentSettings, rateBeside } from './settings/settings.ts';
import { chapterAfter, chapterBefore, chaptersOf } from './timeline/chapters.ts';
import type { Player } from './use-player.ts';

const step = 5;
const farStep = 10;

/** What the page around the film does. */
export interface Surroundings {
  readonly note: () => void;
  readonly apply: () => void;
  readonly search: () => void;
  readonly showKeys: () => void;
  readonly nextLesson: () => void;
}

/** What each command does, by a key or by a button. */
export function useCommands(player: Player, around: Surroundings) {
  const { video, playback, screen, smallWindow, voice } = player;
  const { state, seek, skip } = playback;
  const copyLink = useCopyLink(player);
  const chapters = chaptersOf(video);
  const deeds: Record<Command, (key: string) => void> = {
    toggle: playback.toggle,
    back: () => skip(-step),
    forward: () => skip(step),
    back_far: () => skip(-farStep),
    forward_far: () => skip(farStep),
    chapter_before: () => seek(chapterBefore(chapters, state.getState().at)),
    chapter_after() {
      const next = chapterAfter(chapters, state.getState().at);
      if (next !== null) seek(next);
    },
    percent: (key) => seek((video.duration * Number(key)) / 10),
    slower: () => changeSettings({ rate: rateBeside(currentSettings().rate, -1) }),
    faster: () => changeSettings({ rate: rateBeside(currentSettings().rate, 1) }),
    captions: () => changeSettings({ hasCaptions: !currentSettings().hasCaptions }),
    read_aloud() {
      if (voice) changeSettings({ isReadAloud: !currentSettings().isReadAloud });
    },
    mute: () => changeSettings({ isMuted: !currentSettings().isMuted }),
    full_screen: screen.toggle,
    picture_in_picture: smallWindow.toggle,
    note: around.note,
    apply: () => void screen.leave().then(around.apply),
    search: () => void screen.leave().then(around.search),
    copy_link: copyLink,
    next_lesson: around.nextLesson,
    keys: () => void screen.leave().then(around.showKeys),
  };
  return (command: Command, key = '') => deeds[command](key);
}

export type Run = ReturnType<typeof useCommands>;

/** Copies the address of the film at this second. */
function useCopyLink({ video, moduleId, playback, screen, notice }: Player): () => void {
  const { t } = useTranslation('features/videos/player');
  const localPath = useLocalePath();
  return () => {
    const second = Math.floor(playback.state.getState().at);
    const path = localPath(modulePath({ moduleId, videoId: video.id, second }));
    void writeToClipboard(location.origin + path).then((outcome) => {
      const isCopied = outcome === 'copied';
      const text = isCopied ? t('copied', { at: clock(second) }) : t('copy_failed');
      if (screen.isFull) notice.show(text);
      else toast[isCopied ? 'success' : 'error'](text);
    });
  };
}
