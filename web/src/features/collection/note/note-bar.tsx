import type { ItemDetails } from '@stratum/contract/item';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import type { OutboxEntry } from '../../../shared/outbox/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ArrowLeftIcon, CheckIcon, ClockIcon } from '../../../shared/ui/icons.tsx';
import { LocaleLink } from '../../../shared/ui/link.tsx';
import type { ShownControls } from '../address/use-shown.ts';
import { AllIcon } from '../collection-icons.tsx';
import { ItemMenu } from '../item/item-menu.tsx';
import type { Panel } from './note-aside.tsx';

interface NoteBarProps {
  item: ItemDetails;
  waiting: readonly OutboxEntry[];
  isDirty: boolean;
  controls: ShownControls;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  editor: Editor | null;
  /** Holds the two versions against each other that have met; null where none have. */
  onCompare: (() => void) | null;
  /** What is done with the text. */
  children: ReactNode;
}

/** The way back, whether all is kept, and what is done with the note. Stays while one scrolls. */
export function NoteBar(props: NoteBarProps) {
  const { item, waiting, isDirty, controls, panel, onPanel, editor, onCompare, children } = props;
  const { t } = useTranslation('features/collection/note');
  const icons = { background: <AllIcon />, versions: <ClockIcon /> };
  return (
    <div className="note-bar sticky top-18 z-raised border-b border-line bg-page">
      <div className="wrap flex flex-wrap items-center gap-x-4 py-1.5">
        <LocaleLink
          to={controls.pathOf({ item: null, isNew: false })}
          className="focus-ring flex min-h-11 items-center gap-2 rounded-sm text-ui font-semibold no-underline hover:underline"
        >
          <ArrowLeftIcon />
          {t('back')}
        </LocaleLink>
        <SaveState item={item} waiting={waiting} isDirty={isDirty} editor={editor} />
        <div className="order-last w-full md:order-none md:w-auto">{children}</div>
        <div className="ml-auto flex items-center">
          {item.version > 0 &&
            (['background', 'versions'] as const).map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={panel === name}
                aria-label={t(`panel.${name}`)}
                title={t(`panel.${name}`)}
                onClick={() => onPanel(panel === name ? null : name)}
                className="icon-button cursor-pointer hover:bg-hover aria-pressed:bg-accent-soft aria-pressed:text-ink"
              >
                {icons[name]}
              </button>
            ))}
          {item.version > 0 && <ItemMenu item={item} controls={controls} />}
        </div>
      </div>
      {onCompare && (
        <div role="alert" className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 pb-2">
          <p className="text-ui">{t('conflict.notice')}</p>
          <Button tone="ghost" size="small" onPress={onCompare}>
            {t('conflict.compare')}
          </Button>
        </div>
      )}
    </div>
  );
}

function SaveState({
  item,
  waiting,
  isDirty,
  editor,
}: Pick<NoteBarProps, 'item' | 'waiting' | 'isDirty' | 'editor'>) {
  const { t } = useTranslation('features/collection/note');
  const format = useFormat();
  const words = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      (current?.isDestroyed === false ? current.getText() : '').match(
        /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu,
      )?.length ?? 0,
  });
  const isWaiting = isDirty || waiting.length > 0;
  const hasFailed = waiting.some(({ failures }) => failures > 0);
  return (
    <p className="flex items-center gap-2 text-small text-ink-2">
      {!isWaiting && item.version > 0 && (
        <>
          <CheckIcon className="size-4!" />
          <span className="max-sm:sr-only">{t('saved', { time: format.time(item.editedAt) })}</span>
          <span aria-hidden="true" className="sm:hidden">
            {format.time(item.editedAt)}
          </span>
        </>
      )}
      {isWaiting && t(hasFailed ? 'on_device' : 'saving')}
      <span className="max-sm:hidden">{t('words', { count: words ?? 0 })}</span>
    </p>
  );
}
