import { type RefCallback, useState } from 'react';

/** The width an element has, so that a chart is drawn in real pixels and its text keeps its size. */
export function useElementWidth(initial: number): readonly [RefCallback<Element>, number] {
  const [width, setWidth] = useState(initial);
  const observe: RefCallback<Element> = (element) => {
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  };
  return [observe, width];
}
