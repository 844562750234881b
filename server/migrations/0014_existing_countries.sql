-- Any two letters used to be taken for a country. Codes that have been replaced go by what replaced
-- them, as CLDR has it; others leave state and city, which are shown until a country is chosen.
CREATE FUNCTION pg_temp.existing_country(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    (SELECT code FROM regexp_split_to_table('
      AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
      BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH
      ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT
      HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
      LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
      NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
      SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG
      UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
    ', '\s+') AS code WHERE code = given AND code <> ''),
    (SELECT replacement FROM (
      VALUES
        ('AN', 'CW'),
        ('BU', 'MM'),
        ('CS', 'RS'),
        ('CT', 'KI'),
        ('DD', 'DE'),
        ('DY', 'BJ'),
        ('FQ', 'AQ'),
        ('FX', 'FR'),
        ('HV', 'BF'),
        ('JT', 'UM'),
        ('MI', 'UM'),
        ('NH', 'VU'),
        ('NQ', 'AQ'),
        ('NT', 'SA'),
        ('PC', 'FM'),
        ('PU', 'UM'),
        ('PZ', 'PA'),
        ('RH', 'ZW'),
        ('SU', 'RU'),
        ('TP', 'TL'),
        ('UK', 'GB'),
        ('VD', 'VN'),
        ('WK', 'UM'),
        ('YD', 'YE'),
        ('YU', 'RS'),
        ('ZR', 'CD')
    ) AS replaced (code, replacement) WHERE code = given)
  )
$$;
--> statement-breakpoint
UPDATE "users" SET "country" = changed.existing
FROM (
  SELECT "country" AS given, pg_temp.existing_country("country") AS existing
  FROM "users" WHERE "country" IS NOT NULL GROUP BY "country"
) AS changed
WHERE "country" = given AND existing IS DISTINCT FROM given;
--> statement-breakpoint
UPDATE "sign_ups" SET "country" = changed.existing
FROM (
  SELECT "country" AS given, pg_temp.existing_country("country") AS existing
  FROM "sign_ups" WHERE "country" IS NOT NULL GROUP BY "country"
) AS changed
WHERE "country" = given AND existing IS DISTINCT FROM given;
--> statement-breakpoint
DROP FUNCTION pg_temp.existing_country(text);
