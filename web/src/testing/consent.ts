import type { Consent } from '@stratum/contract/consent';

/** What somebody is asked, and how they stand to it. */
export const consentIn = (state: Consent['state']): Consent => ({
  state,
  givenAt: state === 'none' || state === 'withdrawn' ? null : '2026-11-20T08:00:00Z',
  text: {
    version: '2026-11-23',
    heading: 'May Stratum keep what you answer?',
    lead: 'It says something about your health.',
    points: [{ term: 'Who sees it', text: 'You alone.' }],
    statement: 'I agree that Stratum keeps my answers.',
    otherwise: 'Else no assessment begins.',
  },
});
