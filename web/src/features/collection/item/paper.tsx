import type { NoteBackground } from '@stratum/contract/collection-words';
import type { ReactNode } from 'react';

/** By the hour that a drawing is of. */
const papers = {
  dawn: 'bg-paper-dawn',
  noon: 'bg-paper',
  dusk: 'bg-paper-dusk',
} as const;

interface PaperProps {
  /** Null for a plain sheet in the colours of the page. */
  background: NoteBackground | null;
  /** A piece of it, as large as it is on a sheet: the whole of its lines would be too fine. */
  isSample?: boolean;
  className?: string;
  children?: ReactNode;
}

/** What a note is written on. */
export function Paper({ background, isSample = false, className = '', children }: PaperProps) {
  if (background === null) return <div className={`bg-surface ${className}`}>{children}</div>;
  return (
    <div
      className={`isolate overflow-hidden text-ink scheme-light ${paperOf(background)} ${className}`}
    >
      <img
        src={`/note-backgrounds/${background}.svg`}
        alt=""
        loading="lazy"
        draggable={false}
        className={`pointer-events-none absolute -z-1 ${(isSample ? sampleOf : placeOf)(background)}`}
      />
      {children}
    </div>
  );
}

function paperOf(background: NoteBackground): string {
  const hour = Object.keys(papers).find((each) => background.endsWith(each));
  return papers[hour as keyof typeof papers];
}

/** The ridge and the layers keep to the foot, the core to an edge, contours fill the sheet. */
function placeOf(background: NoteBackground): string {
  if (background.startsWith('ridge')) return 'inset-x-0 bottom-0 h-auto w-full';
  if (background.startsWith('core')) return 'inset-y-0 left-0 h-full w-auto';
  // Lines across the sheet stay behind what is read.
  return 'inset-0 size-full object-cover opacity-50';
}

function sampleOf(background: NoteBackground): string {
  if (background.startsWith('ridge')) return 'right-0 bottom-0 h-auto w-[180%] max-w-none';
  if (background.startsWith('core')) return 'top-0 left-0 h-[500%] w-auto max-w-none';
  return 'top-0 right-0 size-[300%] max-w-none object-cover';
}
