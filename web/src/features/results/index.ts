export { type Change, changeSince } from './levels/change.ts';
export { ChangeNote, useMonthName } from './levels/change-note.tsx';
export { LevelLadder } from './levels/level-ladder.tsx';
export { LevelDot, LevelName } from './levels/level-name.tsx';
export { type ModelNames, useLevels, useTraits } from './queries.ts';
export { evaluationPath, newGoalPath, resultPath } from './result-path.ts';
