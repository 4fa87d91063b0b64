-- What a newcomer wanted before they had an account: a path of our own pages, kept until the address is confirmed, wherever that happens.
ALTER TABLE member ADD COLUMN wish text CHECK (wish ~ '^/[a-z]' AND length(wish) <= 300);

-- A chat that goes on where the taste on the home page stopped: which taste, and the lines that were told there. They cost nothing.
ALTER TABLE topic ADD COLUMN taste text;
ALTER TABLE message ADD COLUMN is_told boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT message_told_free CHECK (NOT is_told OR (units = 0 AND hold_id IS NULL));

-- Said to every member, so to newcomers too: where the shipped text stands unchanged, the next start lays the new one in its place.
DELETE FROM setting WHERE key = 'promo_member' AND coalesce(value ->> 'en', value #>> '{}') = 'Good to have you back. Your chair is where you left it.';
