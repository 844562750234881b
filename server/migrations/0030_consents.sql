CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"locale" text NOT NULL,
	"via" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "is_forgotten" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_in_force" ON "consents" USING btree ("user_id","kind") WHERE "consents"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "consents_by_user" ON "consents" USING btree ("user_id","given_at","id");--> statement-breakpoint
CREATE FUNCTION refuse_change_but_the_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL OR NEW.ended_by IS NULL
    OR to_jsonb(NEW) - '{ended_at,ended_by}'::text[] <> to_jsonb(OLD) - '{ended_at,ended_by}'::text[]
  THEN
    RAISE EXCEPTION '% can only be ended, once', TG_TABLE_NAME;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER consents_immutable BEFORE UPDATE ON consents
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_the_end();
