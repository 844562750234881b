export { messageFileReader } from './access.ts';
export { scheduleBoards } from './boards.ts';
export { createTellFiveWins } from './five-wins.ts';
export { createGoalCards } from './goal-cards.ts';
export { type ImportedMessage, importMark, importMessages } from './import.ts';
export { createChatPort } from './port.ts';
export { readableMessages } from './readable-store.ts';
export { hasWrittenTo } from './written-by-store.ts';
export { writtenMessage } from './written-message.ts';
