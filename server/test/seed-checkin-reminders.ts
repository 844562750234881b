import type { Pool } from 'pg';

interface Seeded {
  readonly count: number;
  /** When all are due: a whole minute. */
  readonly at: Date;
}

/** Check-in reminders that are due in the same minute, each of a person of its own. */
export async function seedCheckinReminders(pool: Pool, { count, at }: Seeded): Promise<void> {
  await pool.query(
    `WITH people AS (
      INSERT INTO users (id, email, first_name, last_name, sms_notification, locale, time_zone, role, created_at)
      SELECT id, id || '@example.org', 'Ada', 'Example', false, 'en', 'UTC', 'user', $2
      FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) AS ids
      RETURNING id
    ), reminding AS (
      INSERT INTO checkin_reminders (user_id, time) SELECT id, $3 FROM people RETURNING user_id
    )
    INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
    SELECT 'checkin_reminder', user_id, '', $2, $2 FROM reminding`,
    [count, at.toISOString(), at.toISOString().slice(11, 16)],
  );
}
