import type { ComponentType } from 'react';
import { AnswerSketch, LineSketch, NextSketch, PileSketch } from '../../shared/site/sketches.tsx';

const sketches = new Map<string | undefined, ComponentType>([
  ['answer', AnswerSketch],
  ['pile', PileSketch],
  ['next', NextSketch],
  ['line', LineSketch],
]);

/** The drawing that a section of the content pack asks for. */
export function sketchNamed(name: string | undefined): ComponentType | undefined {
  return sketches.get(name);
}
