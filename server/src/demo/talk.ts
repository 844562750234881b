import type { MessageType } from '@stratum/contract/message-words';
import type en from './messages.en.json';

type Text = keyof (typeof en)['talk'];
export type Name = 'Ada' | 'Bruno' | 'Chloé' | 'Dieter' | 'Emi';

/** What somebody writes, sends or does in a group of the demo. */
export interface Line {
  readonly by: Name;
  /** Days ago and the time of that day, by the clocks of UTC; or minutes ago. */
  readonly at: readonly [days: number, time: string] | number;
  readonly type?: MessageType;
  readonly text?: Text;
  /** After its words. */
  readonly link?: string;
  readonly file?: 'river' | 'path' | 'voice' | 'film' | 'breakfasts';
  /** Pictures of one album, and which of them it is. */
  readonly album?: string;
  /** Whom a message of the product is about. */
  readonly about?: Name;
  /** The text of the message that it answers. */
  readonly answers?: Text;
  readonly names?: Name;
  readonly reactions?: Readonly<Partial<Record<string, readonly Name[]>>>;
  readonly pinned?: true;
}

const joins = (by: Name, at: Line['at']): Line => ({ by, about: by, at, type: 'new_member' });
const five = (by: Name, at: Line['at']): Line => ({ by, at, type: 'five_wins' });

/** Three weeks of the early risers; the product's boards come between. */
export const morningTalk: readonly Line[] = [
  { by: 'Ada', at: [23, '07:05'], text: 'hello' },
  joins('Bruno', [23, '07:08']),
  { by: 'Bruno', at: [23, '07:11'], text: 'across', reactions: { '😄': ['Ada', 'Chloé'] } },
  joins('Chloé', [23, '07:16']),
  { by: 'Chloé', at: [23, '07:20'], text: 'evenings' },
  {
    by: 'Ada',
    at: [23, '07:24'],
    text: 'hall',
    answers: 'evenings',
    reactions: { '❤️': ['Chloé'] },
  },
  joins('Emi', [20, '08:00']),
  { by: 'Emi', at: [20, '08:02'], text: 'ahead' },
  { by: 'Bruno', at: [20, '09:15'], text: 'unfair', reactions: { '😄': ['Emi'] } },
  { by: 'Emi', at: [18, '06:12'], type: 'image', file: 'river', text: 'river' },
  { by: 'Chloé', at: [18, '06:40'], text: 'there', reactions: { '👍': ['Emi', 'Ada'] } },
  joins('Dieter', [16, '18:01']),
  { by: 'Dieter', at: [16, '18:05'], text: 'reader' },
  { by: 'Bruno', at: [15, '20:10'], text: 'too_many' },
  { by: 'Bruno', about: 'Ada', at: [15, '20:12'], type: 'admin_changed' },
  {
    by: 'Ada',
    at: [15, '20:14'],
    text: 'gladly',
    pinned: true,
    reactions: { '👍': ['Bruno', 'Chloé', 'Emi'] },
  },
  { by: 'Ada', at: [12, '19:30'], type: 'video', file: 'film', text: 'film' },
  {
    by: 'Chloé',
    at: [10, '07:45'],
    type: 'file',
    file: 'breakfasts',
    text: 'breakfasts',
    reactions: { '🙏': ['Ada', 'Emi'] },
  },
  { by: 'Dieter', about: 'Dieter', at: [9, '21:02'], type: 'user_left' },
  { by: 'Bruno', at: [8, '21:30'], type: 'audio', file: 'voice', text: 'long' },
  { by: 'Ada', at: [8, '21:41'], text: 'tram', answers: 'long' },
  five('Chloé', [6, '21:12']),
  { by: 'Ada', at: [5, '18:20'], text: 'diary', link: 'https://example.org/sleep-diary' },
  { by: 'Bruno', at: [4, '19:02'], text: 'rest' },
  { by: 'Ada', at: [4, '19:06'], text: 'that_is', reactions: { '❤️': ['Bruno', 'Emi'] } },
  {
    by: 'Chloé',
    at: [3, '21:50'],
    text: 'third_evening',
    reactions: { '👏': ['Ada', 'Bruno', 'Emi'] },
  },
  joins('Dieter', [2, '18:10']),
  {
    by: 'Dieter',
    at: [2, '18:12'],
    text: 'read_back',
    reactions: { '👍': ['Ada', 'Bruno'], '❤️': ['Chloé'] },
  },
  { by: 'Ada', at: [2, '18:20'], text: 'welcome' },
  { by: 'Emi', at: 322, type: 'image', file: 'river', album: 'fog 1of2' },
  {
    by: 'Emi',
    at: 322,
    type: 'image',
    file: 'path',
    album: 'fog 2of2',
    text: 'fog',
    reactions: { '🌅': ['Ada', 'Bruno', 'Chloé'] },
  },
  { by: 'Chloé', at: 296, text: 'monday' },
  { by: 'Chloé', at: 295, type: 'audio', file: 'voice' },
  { by: 'Chloé', at: 240, type: 'shared_item' },
  { by: 'Emi', at: 152, type: 'goalHistoryImage' },
  { by: 'Bruno', at: 143, text: 'vouch', answers: 'fog' },
  { by: 'Chloé', at: 127, text: 'november' },
  five('Chloé', 61),
  { by: 'Emi', at: 25, text: 'walk' },
  { by: 'Dieter', at: 22, text: 'you_too', names: 'Ada' },
];

export const readingTalk: readonly Line[] = [
  joins('Ada', [12, '19:00']),
  joins('Dieter', [12, '19:40']),
  { by: 'Bruno', at: [6, '20:05'], text: 'book' },
  { by: 'Ada', at: [6, '20:31'], text: 'ten_pages', reactions: { '👍': ['Bruno'] } },
  { by: 'Bruno', at: 168, text: 'next_book', names: 'Ada' },
];

export const coldTalk: readonly Line[] = [
  joins('Emi', [5, '06:50']),
  { by: 'Chloé', at: [1, '06:58'], text: 'cold' },
];
