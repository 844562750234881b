-- Time zones used to be checked by ICU, which takes 40 names, in any case, that Temporal throws at.
CREATE TEMPORARY TABLE "known_time_zones" ON COMMIT DROP AS SELECT "name" FROM pg_timezone_names;
--> statement-breakpoint
CREATE FUNCTION pg_temp.canonical_time_zone(given text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (
      SELECT canonical
      FROM (
        VALUES
          ('act', 'Australia/Darwin'),
          ('aet', 'Australia/Sydney'),
          ('agt', 'America/Argentina/Buenos_Aires'),
          ('art', 'Africa/Cairo'),
          ('ast', 'America/Anchorage'),
          ('bet', 'America/Sao_Paulo'),
          ('bst', 'Asia/Dhaka'),
          ('cat', 'Africa/Maputo'),
          ('cnt', 'America/St_Johns'),
          ('cst', 'America/Chicago'),
          ('ctt', 'Asia/Shanghai'),
          ('eat', 'Africa/Nairobi'),
          ('ect', 'Europe/Paris'),
          ('iet', 'America/Indiana/Indianapolis'),
          ('ist', 'Asia/Kolkata'),
          ('jst', 'Asia/Tokyo'),
          ('mit', 'Pacific/Apia'),
          ('net', 'Asia/Yerevan'),
          ('nst', 'Pacific/Auckland'),
          ('plt', 'Asia/Karachi'),
          ('pnt', 'America/Phoenix'),
          ('prt', 'America/Puerto_Rico'),
          ('pst', 'America/Los_Angeles'),
          ('sst', 'Pacific/Guadalcanal'),
          ('vst', 'Asia/Ho_Chi_Minh'),
          ('systemv/ast4', 'America/Puerto_Rico'),
          ('systemv/ast4adt', 'America/Halifax'),
          ('systemv/cst6', 'America/Regina'),
          ('systemv/cst6cdt', 'America/Chicago'),
          ('systemv/est5', 'America/Panama'),
          ('systemv/est5edt', 'America/New_York'),
          ('systemv/hst10', 'Pacific/Honolulu'),
          ('systemv/mst7', 'America/Phoenix'),
          ('systemv/mst7mdt', 'America/Denver'),
          ('systemv/pst8', 'Pacific/Pitcairn'),
          ('systemv/pst8pdt', 'America/Los_Angeles'),
          ('systemv/yst9', 'Pacific/Gambier'),
          ('systemv/yst9ydt', 'America/Anchorage'),
          ('canada/east-saskatchewan', 'America/Regina'),
          ('us/pacific-new', 'America/Los_Angeles')
      ) AS zones (known, canonical)
      WHERE known = lower(given)
    ),
    (
      SELECT known
      FROM unnest(string_to_array('CET EET EST GMT HST MET MST PRC ROC ROK UCT UTC WET', ' ')) AS known
      WHERE known = upper(given)
    ),
    CASE WHEN given ~* '^([a-z]{3}|systemv/.*)$' THEN 'UTC' END,
    -- The spelling of all others. A PostgreSQL without a name's file leaves it as it is, which Temporal reads too.
    (SELECT name FROM known_time_zones WHERE lower(name) = lower(given)),
    given
  )
$$;
--> statement-breakpoint
UPDATE "users" SET "time_zone" = changed.canonical
FROM (
  SELECT "time_zone" AS given, pg_temp.canonical_time_zone("time_zone") AS canonical
  FROM "users" GROUP BY "time_zone"
) AS changed
WHERE "time_zone" = given AND given <> canonical;
--> statement-breakpoint
UPDATE "sign_ups" SET "time_zone" = changed.canonical
FROM (
  SELECT "time_zone" AS given, pg_temp.canonical_time_zone("time_zone") AS canonical
  FROM "sign_ups" GROUP BY "time_zone"
) AS changed
WHERE "time_zone" = given AND given <> canonical;
--> statement-breakpoint
UPDATE "external_sign_ins" SET "time_zone" = changed.canonical
FROM (
  SELECT "time_zone" AS given, pg_temp.canonical_time_zone("time_zone") AS canonical
  FROM "external_sign_ins" GROUP BY "time_zone"
) AS changed
WHERE "time_zone" = given AND given <> canonical;
--> statement-breakpoint
DROP FUNCTION pg_temp.canonical_time_zone(text);
