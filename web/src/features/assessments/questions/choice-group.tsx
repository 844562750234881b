import { type ReactNode, type RefObject, useRef } from 'react';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

interface ChoiceGroupProps {
  labelledBy: string;
  /** Values 1 to this one. */
  highest: number;
  chosen: number | undefined;
  onChoose: (value: number) => void;
  /** Enter on the chosen one; without it, moving among the choices chooses nothing. */
  onConfirm?: () => void;
  /** Where the keys answer. */
  area: RefObject<HTMLElement | null>;
  className: string;
  optionClassName: string;
  children: (value: number) => ReactNode;
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** A radio group of large buttons: digits choose, arrows move, one stop for Tab. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { labelledBy, highest, chosen, onChoose, onConfirm, className, optionClassName } = props;
  const group = useRef<HTMLDivElement>(null);
  const radios = () => [...(group.current?.querySelectorAll('button') ?? [])];

  function move(step: number): void {
    const all = radios();
    const focused = all.findIndex((radio) => radio === document.activeElement);
    const target = focused === -1 ? (chosen ?? 1) - 1 : (focused + step + highest) % highest;
    all[target]?.focus();
    if (onConfirm && focused !== -1) onChoose(target + 1);
  }

  useKeyboardShortcuts(props.area, (event) => {
    if (event.altKey) return false;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    if (digit > 0 && digit <= highest) {
      // A key held down answers one question, not those that follow unseen.
      if (event.repeat) return true;
      radios()[digit - 1]?.focus();
      onChoose(digit);
      return true;
    }
    const step = steps[event.key];
    if (step !== undefined) {
      move(step);
      return true;
    }
    const onChosen = radios()[(chosen ?? 0) - 1] === document.activeElement;
    if (event.key !== 'Enter' || !onConfirm || chosen === undefined || !onChosen) return false;
    onConfirm();
    return true;
  });

  return (
    <div ref={group} role="radiogroup" aria-labelledby={labelledBy} className={className}>
      {Array.from({ length: highest }, (_, index) => index + 1).map((value) => (
        <button
          key={value}
          type="button"
          // A native radio is chosen by every arrow that passes it.
          role="radio"
          aria-checked={value === chosen}
          tabIndex={value === (chosen ?? 1) ? 0 : -1}
          onClick={() => onChoose(value)}
          className={optionClassName}
        >
          {props.children(value)}
        </button>
      ))}
    </div>
  );
}
