import type { Locale } from '@stratum/contract/locale';
import type { Organization } from '@stratum/contract/organizations';
import type { ReviewStory } from '../domains/weekly-review/index.ts';

export const demoPassword = 'Stratum-9';

export interface DemoPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly role: 'user' | 'admin';
  /** Where the person stood 14 months ago, on the nine levels. */
  readonly start: number;
  /** Levels gained a month, or lost where below 0. */
  readonly slope: number;
  /** Depth of the dip half-way, in levels. */
  readonly dip: number;
  /** Every how many months an attempt is left out; 0 for none. */
  readonly skips: number;
  readonly wins: DemoHabits;
  readonly goals: readonly DemoGoal[];
  /** What they made of their weekly reviews. */
  readonly reviews: ReviewStory;
  /** What they have watched: the first of them where the library has one film. */
  readonly films: readonly DemoFilm[];
  /** Joined the demo's organization by its code. */
  readonly isMember?: true;
}

/** What a person of the demo has done with a film. */
export interface DemoFilm {
  readonly hoursAgo: number;
  /** Percent of it, from its beginning. */
  readonly played: number;
  readonly liked?: true;
  readonly saved?: true;
  /** Seconds that they have kept, by percent of the film, with a note of the message files. */
  readonly moments?: readonly {
    readonly percent: number;
    readonly note: 'try' | 'true' | 'show';
  }[];
  /** Whether they have done the module's act. */
  readonly act?: true;
}

/** How a person of the demo does with their daily wins. */
interface DemoHabits {
  /** Days since they began. */
  readonly days: number;
  /** How many of the habits they kept at first, as a share, and how much that has changed since. */
  readonly share: number;
  readonly gain: number;
  /** Days in a row with a win, up to yesterday. */
  readonly streak: number;
  readonly hasRules: boolean;
  /** Wins posted today; nothing without. */
  readonly today?: number;
}

/**
 * A goal that a person of the demo has or had. Times are days ago; those to come are below 0. No date
 * that is told of falls on the days around the start.
 */
export interface DemoGoal {
  /** Its texts in the message files. */
  readonly text: 'sleep' | 'run' | 'course' | 'choices' | 'talk';
  readonly began: number;
  /** Days from the first to the last. */
  readonly lasts: number;
  /** Steps done, and when the last of them was. */
  readonly done: number;
  readonly last?: number;
  readonly completed?: number;
  readonly archived?: number;
}

/** What the demo's organization hands out to its people. */
export const demoOrganization: Organization = {
  name: 'Northlight Academy',
  orgcode: 'NORTHLIGHT',
  assignedCategories: ['mentality', 'mastery-of-emotions', 'personal-health'],
};

/** The demo's people. The first one is whom the start tells to sign in as. */
export const demoPeople: readonly [DemoPerson, ...DemoPerson[]] = [
  {
    first_name: 'Ada',
    last_name: 'Lindqvist',
    email: 'ada@example.org',
    locale: 'en',
    timeZone: 'Europe/London',
    role: 'user',
    start: 3.1,
    slope: 0.2,
    dip: 0.7,
    skips: 0,
    wins: { days: 365, share: 0.4, gain: 0.4, streak: 23, hasRules: true },
    goals: [
      { text: 'run', began: 300, lasts: 90, done: 6, last: 215, completed: 214 },
      { text: 'course', began: 190, lasts: 120, done: 6, last: 72, completed: 71 },
      { text: 'talk', began: 140, lasts: 60, done: 1, last: 120, archived: 80 },
      { text: 'sleep', began: 58, lasts: 84, done: 7, last: 8 },
      { text: 'choices', began: 0, lasts: 84, done: 0 },
    ],
    reviews: { focus: [0, 0, 1, null], hasReadLast: true },
    films: [
      {
        hoursAgo: 20,
        played: 46,
        liked: true,
        saved: true,
        moments: [{ percent: 32, note: 'try' }],
      },
      { hoursAgo: 70, played: 100, liked: true, act: true },
      { hoursAgo: 190, played: 100, moments: [{ percent: 61, note: 'true' }] },
      { hoursAgo: 260, played: 71, saved: true },
    ],
  },
  {
    first_name: 'Bruno',
    last_name: 'Keller',
    email: 'bruno@example.org',
    locale: 'de',
    timeZone: 'Europe/Zurich',
    role: 'admin',
    start: 5.2,
    slope: 0.03,
    dip: 0.2,
    skips: 5,
    wins: { days: 365, share: 0.55, gain: 0, streak: 3, hasRules: false, today: 2 },
    goals: [
      { text: 'run', began: 91, lasts: 90, done: 4, last: 30 },
      { text: 'talk', began: 30, lasts: 60, done: 2, last: 3 },
    ],
    reviews: { focus: [null, 0, null, 1], hasReadLast: false },
    films: [
      { hoursAgo: 45, played: 100, liked: true, act: true },
      { hoursAgo: 400, played: 18 },
    ],
  },
  {
    first_name: 'Chloé',
    last_name: 'Martin',
    email: 'chloe@example.org',
    locale: 'fr',
    timeZone: 'Europe/Paris',
    role: 'user',
    start: 4.4,
    slope: 0.12,
    dip: 1.8,
    skips: 0,
    wins: { days: 365, share: 0.5, gain: 0.3, streak: 61, hasRules: true, today: 5 },
    goals: [
      { text: 'choices', began: 200, lasts: 84, done: 9, last: 118, completed: 117 },
      { text: 'sleep', began: 36, lasts: 84, done: 8, last: 1 },
    ],
    reviews: { focus: [1, 0, 0, 1], hasReadLast: true },
    films: [
      {
        hoursAgo: 6,
        played: 100,
        liked: true,
        saved: true,
        moments: [
          { percent: 24, note: 'true' },
          { percent: 78, note: 'show' },
        ],
        act: true,
      },
      { hoursAgo: 30, played: 64, liked: true },
      { hoursAgo: 100, played: 100, act: true },
      { hoursAgo: 220, played: 100, liked: true },
      { hoursAgo: 340, played: 95 },
    ],
  },
  {
    first_name: 'Dieter',
    last_name: 'Vogt',
    email: 'dieter@example.org',
    locale: 'de',
    timeZone: 'Europe/Berlin',
    role: 'user',
    start: 6.3,
    slope: -0.05,
    dip: 0.5,
    skips: 3,
    wins: { days: 365, share: 0.75, gain: -0.3, streak: 0, hasRules: true, today: 0 },
    goals: [
      { text: 'course', began: 340, lasts: 120, done: 6, last: 251, completed: 250 },
      { text: 'run', began: 60, lasts: 90, done: 1, last: 40 },
    ],
    reviews: { focus: [null, null, null, null], hasReadLast: false },
    films: [{ hoursAgo: 500, played: 12 }],
  },
  {
    first_name: 'Emi',
    last_name: 'Tanaka',
    email: 'emi@example.org',
    locale: 'en',
    timeZone: 'Asia/Tokyo',
    role: 'user',
    start: 2.2,
    slope: 0.31,
    dip: 0,
    skips: 4,
    wins: { days: 120, share: 0.35, gain: 0.5, streak: 9, hasRules: false, today: 3 },
    goals: [
      { text: 'talk', began: 100, lasts: 60, done: 4, last: 46, completed: 45 },
      { text: 'choices', began: -7, lasts: 84, done: 0 },
      { text: 'run', began: 45, lasts: 90, done: 6, last: 1 },
    ],
    reviews: { focus: [0, null, 0, null], hasReadLast: true },
    films: [
      { hoursAgo: 15, played: 92, liked: true },
      { hoursAgo: 60, played: 33, saved: true },
    ],
    isMember: true,
  },
];
