import { defineEndpoints } from '../endpoint.ts';

export const peopleEndpoints = defineEndpoints('console-people', {
  people: { method: 'GET', path: '/admin/people' },
  person: { method: 'GET', path: '/admin/people/:userId' },
  endPersonSessions: { method: 'POST', path: '/admin/people/:userId/end-sessions' },
  blockAccount: { method: 'POST', path: '/admin/people/:userId/block' },
  unblockAccount: { method: 'POST', path: '/admin/people/:userId/unblock' },
  changePersonRole: { method: 'POST', path: '/admin/people/:userId/role' },
  resendPersonCode: { method: 'POST', path: '/admin/people/:userId/resend-code' },
  exportPerson: { method: 'POST', path: '/admin/people/:userId/export' },
  deletePerson: { method: 'POST', path: '/admin/people/:userId/deletion' },
  viewAsPerson: { method: 'POST', path: '/admin/people/:userId/view-as' },
  endViewOfPerson: { method: 'POST', path: '/admin/people/:userId/end-view' },
  actOnPeople: { method: 'POST', path: '/admin/people-acts' },
});
