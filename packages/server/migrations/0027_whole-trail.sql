-- Whoever resets a password opens the locks of its account; tenants cannot read what was counted.
CREATE FUNCTION forget_login_failures(prefix text) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  DELETE FROM login_failures WHERE starts_with(key, prefix)
$$;
--> statement-breakpoint
-- What a transaction has changed is kept in settings of its own, in 256 pieces by channel: a setting is copied whenever
-- something is added to it, and a call may change thousands of channels.
CREATE FUNCTION count_change(channel text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  piece text := (hashtext(channel) & 255)::text;
  counts text := coalesce(current_setting('icss.changed_' || piece, true), '');
  counted int;
BEGIN
  IF counts = '' THEN
    PERFORM set_config('icss.pieces', concat_ws(',', nullif(current_setting('icss.pieces', true), ''), piece), true);
    counts := '{}';
  END IF;
  counted := coalesce((counts::jsonb ->> channel)::int, 0) + 1;
  PERFORM set_config('icss.changed_' || piece, (counts::jsonb || jsonb_build_object(channel, counted))::text, true);
  -- The first of a channel are kept; of the others it is known how many there are.
  RETURN counted <= 200;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_change(channel text, kind text, id text, before jsonb, after jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  piece text := 'icss.changes_' || (hashtext(channel) & 255);
BEGIN
  PERFORM set_config(piece, coalesce(current_setting(piece, true), '') || jsonb_build_object(
    'of', kind, 'id', id, 'channelId', channel, 'before', before, 'after', after)::text || E'\n', true);
END $$;
--> statement-breakpoint
-- Notes a changed row for the audit record of its transaction. Columns commented as secret or derived are left out.
CREATE OR REPLACE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  channel text;
  hidden text[];
  before jsonb;
  after jsonb;
  id text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  IF TG_TABLE_NAME = 'channels' THEN channel := changed.id; ELSE channel := changed.channel_id; END IF;
  IF NOT count_change(channel) THEN RETURN NULL; END IF;
  SELECT coalesce(array_agg(attname::text), '{}') INTO hidden FROM pg_attribute
    WHERE attrelid = TG_RELID AND attnum > 0 AND col_description(attrelid, attnum) IN ('secret', 'derived');
  IF TG_OP <> 'INSERT' THEN before := to_jsonb(OLD) - hidden; END IF;
  IF TG_OP <> 'DELETE' THEN after := to_jsonb(NEW) - hidden; END IF;
  id := coalesce(coalesce(after, before) ->> 'id', '');
  IF TG_OP = 'UPDATE' THEN
    SELECT coalesce(jsonb_object_agg(b.key, b.value), '{}'), coalesce(jsonb_object_agg(b.key, after -> b.key), '{}')
      INTO before, after FROM jsonb_each(before) b WHERE b.value IS DISTINCT FROM after -> b.key;
  END IF;
  PERFORM keep_change(channel, TG_TABLE_NAME::text, id, before, after);
  RETURN NULL;
END $$;
