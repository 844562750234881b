import { defineEndpoints } from '../endpoint.ts';

const touches = ['news'] as const;

export const consoleNewsEndpoints = defineEndpoints('console-news', {
  consoleNews: { method: 'GET', path: '/admin/news' },
  addNews: { method: 'POST', path: '/admin/news', idempotent: true, touches },
  changeNews: { method: 'PUT', path: '/admin/news/:newsId', idempotent: true, touches },
});
