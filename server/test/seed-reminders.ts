import type { NotificationChannel } from '@stratum/contract/notification-kinds';
import type { Pool } from 'pg';

interface Seeded {
  readonly count: number;
  /** When all are due: a whole minute. */
  readonly at: Date;
  readonly channels: readonly NotificationChannel[];
}

/** Rows of one statement, which has to end within its time. */
const atOnce = 10_000;

/** Daily reminders that are due in the same minute, each of a person and a goal of its own. */
export async function seedReminders(pool: Pool, { count, at, channels }: Seeded): Promise<void> {
  for (let from = 0; from < count; from += atOnce) {
    await pool.query(
      `WITH people AS (
        INSERT INTO users (id, email, first_name, last_name, sms_notification, locale, time_zone, role, created_at)
        SELECT id, id || '@example.org', 'Ada', 'Example', false, 'en', 'UTC', 'user', $2
        FROM (SELECT gen_random_uuid() AS id FROM generate_series(1, $1)) AS ids
        RETURNING id
      ), plans AS (
        INSERT INTO goals (id, user_id, category, name, description, start_date, end_date, habits, created_at)
        SELECT gen_random_uuid(), id, 'personal-health', 'Sleep seven hours', '', $2::date, $2::date + 90, '[]', $2
        FROM people
        RETURNING id, user_id
      ), reminding AS (
        INSERT INTO reminders (id, user_id, goal_id, frequency, time, channels, time_zone, from_day, until_day,
          next_day, next_at, created_at)
        SELECT gen_random_uuid(), user_id, id, 'Daily', $4, $3, 'UTC', $2::date, $2::date + 90, $2::date, $2, $2
        FROM plans
        RETURNING id
      )
      INSERT INTO due (kind, subject, occurrence, due_at, attempt_at)
      SELECT 'reminder', id, '', $2, $2 FROM reminding`,
      [Math.min(atOnce, count - from), at.toISOString(), channels, at.toISOString().slice(11, 16)],
    );
  }
}
