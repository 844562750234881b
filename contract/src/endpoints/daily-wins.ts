import { defineEndpoints } from '../endpoint.ts';

export const dailyWinEndpoints = defineEndpoints('daily-wins', {
  postDailyWin: {
    method: 'POST',
    path: '/post-daily-win',
    idempotent: true,
    touches: ['weekly-review', 'boards'],
  },
  getTodaySelected: { method: 'GET', path: '/get-today-selected' },
  getSelectedDailyWin: { method: 'GET', path: '/get-selected-daily-win' },
  getDailyWin: { method: 'GET', path: '/get-daily-win' },
  getWins: { method: 'GET', path: '/get-wins' },
  getWinsStreak: { method: 'GET', path: '/get-wins-streak' },
  getWinsOverview: { method: 'GET', path: '/get-wins-overview' },
  getWeeklyWins: { method: 'GET', path: '/get-weekly-wins' },
  getFrozenDays: { method: 'GET', path: '/get-frozen-days' },
  skipDailyWin: {
    method: 'PUT',
    path: '/skip-daily-win',
    idempotent: true,
    touches: ['boards'],
  },
  pauseDailyWins: { method: 'PUT', path: '/pause-daily-wins', idempotent: true },
  getDailyWinRules: { method: 'GET', path: '/daily-win-rules' },
  putDailyWinRules: { method: 'PUT', path: '/daily-win-rules', idempotent: true },
  getDailyWinReminder: { method: 'GET', path: '/daily-win-reminder' },
  putDailyWinReminder: { method: 'PUT', path: '/daily-win-reminder', idempotent: true },
  actOnCheckin: { method: 'POST', path: '/checkin-act' },
  celebrateStreak: { method: 'POST', path: '/celebrate-streak', idempotent: true },
});
