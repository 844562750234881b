CREATE TABLE "digest_items" (
	"user_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"notification_id" uuid NOT NULL,
	CONSTRAINT "digest_items_user_id_channel_notification_id_pk" PRIMARY KEY("user_id","channel","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"modes" jsonb NOT NULL,
	"quiet_hours" jsonb,
	"digest_time" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_claims" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digest_items" ADD CONSTRAINT "digest_items_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digest_items_by_notification" ON "digest_items" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "sms_claims_by_time" ON "sms_claims" USING btree ("claimed_at");