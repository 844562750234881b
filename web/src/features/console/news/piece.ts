import type { ConsoleNews } from '@stratum/contract/console/news';

export type Piece = Omit<ConsoleNews, 'id' | 'version' | 'origin'>;

/** A piece that nobody has written yet, shown from today on in all languages. */
export function newPiece(): Piece {
  const text = { title: '', text: '' };
  return {
    list: 'news',
    from: new Date().toISOString().slice(0, 10),
    until: null,
    picture: null,
    link: null,
    texts: { en: text, fr: text, de: text },
    isHidden: false,
  };
}

/** Whether a piece is shown on a day, by UTC. */
export function stateOn({ isHidden, from, until }: Piece, today: string) {
  if (isHidden) return 'hidden';
  if (today < from) return 'coming';
  return until !== null && until < today ? 'over' : 'shown';
}
