ALTER TABLE "winners" ALTER COLUMN "participant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "erased" jsonb;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "meetings_to_remind" ON "meetings" USING btree (coalesce("cancelled_at", "ended_at", "end_at")) WHERE "meetings"."erased_at" is null and "meetings"."reminded_at" is null;--> statement-breakpoint
-- Nobody is added to a meeting whose personal data was erased, whichever way they come. The keys to the meeting, which are
-- checked before, wait for an erasure that is under way; this statement then sees what it wrote.
CREATE FUNCTION refuse_erased_meeting() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if exists (
    select from meetings m where m.erased_at is not null
      and (m.channel_id, m.id) in (select channel_id, meeting_id from added)) then
    raise exception 'The personal data of the meeting is erased.'
      using errcode = 'check_violation', constraint = 'meeting_erased';
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER meeting_erased AFTER INSERT ON participants
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_erased_meeting();--> statement-breakpoint
CREATE TRIGGER meeting_erased AFTER INSERT ON desk_facts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION refuse_erased_meeting();
