import './note.css';
import type { ItemDetails } from '@stratum/contract/item';
import { EditorContent } from '@tiptap/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OutboxEntry } from '../../../shared/outbox/index.ts';
import type { ShownControls } from '../address/use-shown.ts';
import { itemMadeBy } from '../data/waiting-items.ts';
import { Paper } from '../item/paper.tsx';
import { SharesOfItem } from '../share/lazy-share.ts';
import { refusedContent } from './conflict/refused-content.ts';
import { toEditor } from './editor/editor-content.ts';
import { SuggestionList } from './editor/suggestion-list.tsx';
import { Toolbar } from './editor/toolbar.tsx';
import { useNoteEditor } from './editor/use-note-editor.ts';
import { ConflictScreen, LinkDialog } from './lazy-note-parts.ts';
import { NoteAside, type Panel } from './note-aside.tsx';
import { NoteBar } from './note-bar.tsx';
import { NoteHead } from './note-head.tsx';
import { useNotePictures } from './use-note-pictures.ts';
import { useNoteWriting } from './use-note-writing.ts';

const PlacesOfItem = lazy(() => import('../attached/places-of-item.tsx'));

interface NoteScreenProps {
  item: ItemDetails;
  waiting: readonly OutboxEntry[];
  controls: ShownControls;
}

/** A note, to be read and written; where two versions of it have met, both, once that is asked for. */
export default function NoteScreen(props: NoteScreenProps) {
  const { item, waiting, controls } = props;
  const refused = refusedContent(waiting);
  const [isComparing, setComparing] = useState(refused !== null);
  return refused && isComparing ? (
    <ConflictScreen
      key={item.version}
      item={item}
      refused={refused}
      isSending={waiting.some(({ held }) => held === null)}
      controls={controls}
      onMerged={() => setComparing(false)}
    />
  ) : (
    <OpenNote {...props} isRefused={refused !== null} onCompare={() => setComparing(true)} />
  );
}

interface OpenNoteProps extends NoteScreenProps {
  /** Whether another version has come in between: who is writing goes on undisturbed. */
  isRefused: boolean;
  onCompare: () => void;
}

function OpenNote({ item, waiting, controls, isRefused, onCompare }: OpenNoteProps) {
  const { t } = useTranslation('features/collection/note');
  const [panel, setPanel] = useState<Panel | null>(null);
  const [isLinking, setLinking] = useState(false);
  const writing = useNoteWriting(item, controls, { isPaused: isRefused });
  const isTrashed = item.deletedAt !== null;
  const pictures = useNotePictures(item.id, writing);

  const editor = useNoteEditor({
    item,
    isEditable: !isTrashed,
    isSettled: waiting.length === 0 && !writing.isDirty,
    onChange: (content) => writing.write({ content }),
    onFiles: pictures.insert,
    onPicture: pictures.choose,
  });
  return (
    <div className="pb-16">
      <NoteBar
        item={item}
        waiting={waiting}
        isDirty={writing.isDirty}
        controls={controls}
        panel={panel}
        onPanel={setPanel}
        editor={editor}
        onCompare={isRefused ? onCompare : null}
      >
        {editor && !isTrashed && (
          <Toolbar
            editor={editor}
            onPicture={() => pictures.choose(editor)}
            onLink={() => setLinking(true)}
          />
        )}
      </NoteBar>
      <div className="wrap mt-5 flex gap-6 max-md:flex-col md:items-start">
        <div className="relative min-w-0 max-w-210 flex-1 max-md:w-full">
          <Paper
            background={item.backgroundId}
            className="note-paper relative min-h-[70svh] rounded-card border border-line px-6 pt-8 pb-40 md:px-22 md:pt-14"
          >
            <NoteHead
              item={item}
              isDisabled={isTrashed}
              onTitle={(title) => writing.write({ title })}
            />
            <EditorContent
              editor={editor}
              className="note-text"
              // A press on a link to an item; keys find all of them in the column beside.
              onClick={({ target }) => {
                const id = linkedItem(target);
                if (id !== null) controls.show({ item: id, isNew: false }, { replace: false });
              }}
            />
          </Paper>
          {pictures.progress}
          {/* What the server has never had is nowhere yet. */}
          {item.version > 0 && !waiting.some(itemMadeBy) && (
            <Suspense>
              <PlacesOfItem item={item} />
              <SharesOfItem id={item.id} />
            </Suspense>
          )}
        </div>
        <NoteAside
          item={item}
          panel={panel}
          controls={controls}
          onBackground={(backgroundId) => writing.writeNow({ backgroundId })}
          onRestore={(content) => {
            writing.writeNow({ content, keepVersion: true });
            editor?.commands.setContent(toEditor(content), { emitUpdate: false });
          }}
        />
      </div>
      <SuggestionList />
      {pictures.input}
      <Suspense>
        {isLinking && editor && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
      </Suspense>
      <p className="sr-only" role="status">
        {isTrashed && t('in_trash')}
      </p>
    </div>
  );
}

function linkedItem(target: EventTarget): ItemDetails['id'] | null {
  const link = target instanceof Element ? target.closest('[data-item-link]') : null;
  return (link?.getAttribute('data-item-link') ?? null) as ItemDetails['id'] | null;
}
