CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is immutable', TG_TABLE_NAME;
END
$$;
--> statement-breakpoint
CREATE TRIGGER assessment_attempts_immutable BEFORE UPDATE ON assessment_attempts
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
