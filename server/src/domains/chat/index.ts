export { messageFileReader } from './access.ts';
export { createTellFiveWins } from './five-wins.ts';
export { createChatPort } from './port.ts';
