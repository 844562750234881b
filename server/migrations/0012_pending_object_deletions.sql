-- safe since 1.0: the first release, nothing older serves the same database
ALTER TABLE "discarded_objects" RENAME TO "pending_object_deletions";--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER INDEX "discarded_objects_pkey" RENAME TO "pending_object_deletions_pkey";--> statement-breakpoint
-- safe since 1.0: the first release, nothing older serves the same database
ALTER INDEX "discarded_objects_by_due" RENAME TO "pending_object_deletions_by_due";
