import { describe, expect, it } from 'vitest';
import { changeSince } from './change.ts';

describe('the change since an earlier score', () => {
  const earlier = { score: 5.2, month: '2026-10' };

  it('is signed, and rounded to the tenth that is shown', () => {
    expect(changeSince({ score: 6.53 }, earlier, 1)).toEqual({
      direction: 'up',
      amount: 1.3,
      since: '2026-10',
    });
    const shownAs52 = { score: 5.24, month: '2026-10' };
    expect(changeSince({ score: 5.26 }, shownAs52, 1)).toMatchObject({ amount: 0.1 });
  });

  it('is unclear where asking twice would have moved it as far', () => {
    expect(changeSince({ score: 4.9 }, earlier, 1)).toMatchObject({ direction: 'unclear' });
    expect(changeSince({ score: 4.9 }, earlier, 25)).toMatchObject({ direction: 'down' });
  });

  it('is not told without an earlier score', () => {
    expect(changeSince({ score: 5 }, null, 1)).toBeNull();
  });
});
