import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { GripIcon } from '../goal-icons.tsx';
import { startRowDrag } from './use-row-drag.ts';

interface MoveHandleProps {
  id: string;
  /** What is moved. */
  name: string;
  index: number;
  onMove: (from: number, to: number) => void;
}

/** Dragged, or moved by arrows. */
export function MoveHandle({ id, name, index, onMove }: MoveHandleProps) {
  const { t } = useTranslation('features/goals');
  const moveByKey = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    if (by === 0) return;
    event.preventDefault();
    onMove(index, index + by);
  };
  return (
    <button
      type="button"
      id={id}
      aria-label={t('path.move', { name })}
      onKeyDown={moveByKey}
      onPointerDown={(event) => startRowDrag(event, onMove)}
      className="focus-ring grid size-11 flex-none cursor-grab touch-none place-items-center rounded-md text-ink-2 active:cursor-grabbing"
    >
      <GripIcon className="size-4.5" />
    </button>
  );
}

/** Where an arrow leads: a row up, a row down, or nowhere. */
export function arrowStep({ key }: { readonly key: string }): -1 | 0 | 1 {
  if (key === 'ArrowUp') return -1;
  return key === 'ArrowDown' ? 1 : 0;
}
