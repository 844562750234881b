export { modulePath } from './data/module-path.ts';
export { Lesson } from './player/lesson/lesson.tsx';
export type { NextLesson } from './player/next/next-lesson.ts';
