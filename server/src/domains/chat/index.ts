export { messageFileReader } from './access.ts';
export { createChatPort } from './port.ts';
