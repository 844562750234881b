import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

interface Field {
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * Tells the owner of a pre-rendered field what was typed, or filled in by the browser, before React
 * took the field over. Without that the next render would put the empty value back.
 */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  { value, onChange }: Field,
): void {
  const adopt = useEffectEvent(() => {
    const typed = input.current?.value;
    if (typed !== undefined && typed !== value) onChange?.(typed);
  });
  useLayoutEffect(() => adopt(), []);
}
