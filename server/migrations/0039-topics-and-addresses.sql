-- Lists of open topics are read by language: the reader's own first, those in others on demand.
CREATE INDEX topic_open_in_language ON topic (language_code, is_highlighted DESC, id DESC) WHERE state = 'open';

-- Links to a new address, and to the one that it was.
ALTER TABLE link DROP CONSTRAINT link_purpose_check;
ALTER TABLE link ADD CONSTRAINT link_purpose_check CHECK (purpose IN ('verify', 'reset', 'change', 'undo'));
