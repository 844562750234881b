import { useTranslation } from 'react-i18next';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { type Command, commands } from './key-map.ts';

interface KeyListProps {
  /** What this device or this film does not have. */
  missing: ReadonlySet<Command>;
}

/** What each key does, and whether keys are listened to wherever the focus is. */
export function KeyList({ missing }: KeyListProps) {
  const { t } = useTranslation('features/videos/player');
  const { hasKeysEverywhere } = useSettings();
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-5 gap-y-2.5 text-ui">
        {commands
          .filter((command) => !missing.has(command))
          .map((command) => (
            <div key={command} className="col-span-2 grid grid-cols-subgrid">
              <dt className="flex gap-1.5">
                {shownKeys[command].map((key) => (
                  <kbd
                    key={key}
                    className="min-w-7 rounded-sm border border-outline px-1.5 py-0.5 text-center font-sans text-small font-semibold"
                  >
                    {key in names ? t(names[key as keyof typeof names]) : key}
                  </kbd>
                ))}
              </dt>
              <dd>{t(`keys.${command}`)}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-6 text-label text-ink-2">{t('keys.gestures')}</p>
      <Switch
        isSelected={hasKeysEverywhere}
        onChange={(isOn) => changeSettings({ hasKeysEverywhere: isOn })}
        className="mt-6 border-t border-line pt-5"
      >
        {t('keys.everywhere')}
      </Switch>
    </>
  );
}

/** The keys as a list shows them, those that are pressed together one after the other. */
const shownKeys: Record<Command, readonly string[]> = {
  toggle: ['Space', 'K'],
  back: ['←'],
  forward: ['→'],
  back_far: ['J'],
  forward_far: ['L'],
  chapter_before: ['Shift', '←'],
  chapter_after: ['Shift', '→'],
  percent: ['0', '…', '9'],
  slower: ['<'],
  faster: ['>'],
  captions: ['C'],
  read_aloud: ['R'],
  mute: ['M'],
  full_screen: ['F'],
  picture_in_picture: ['P'],
  note: ['N'],
  apply: ['A'],
  search: ['/'],
  copy_link: ['U'],
  next_lesson: ['Shift', 'N'],
  keys: ['?'],
};

/** Keys that are called by a word. */
const names = { Space: 'keys.space', Shift: 'keys.shift' } as const;
