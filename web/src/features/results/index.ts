export { type Change, changeSince } from './levels/change.ts';
export { ChangeNote, useMonthName } from './levels/change-note.tsx';
export { LevelDot } from './levels/level-dot.tsx';
export { LevelLadder } from './levels/level-ladder.tsx';
export { LevelName } from './levels/level-name.tsx';
export { type Model, useLevels, useTraits } from './levels/use-model-texts.ts';
export { evaluationPath, resultPath } from './result-path.ts';
