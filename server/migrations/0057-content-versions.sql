-- Drafts and the history of what members read. What is published is copied to where they read it: pages, questions, links, rooms, texts.
CREATE TABLE content_version (
  id            bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind          text NOT NULL CHECK (kind IN ('page', 'faq', 'link', 'text', 'room', 'terms')),
  ref           text NOT NULL CHECK (length(ref) BETWEEN 1 AND 100),
  language_code text NOT NULL REFERENCES language (code),
  no            int CHECK (no > 0),               -- null: a draft
  revision      int NOT NULL DEFAULT 1,           -- of a draft, one more with every save
  fields        jsonb NOT NULL CHECK (jsonb_typeof(fields) = 'object'),
  english_no    int NOT NULL DEFAULT 1,           -- the English version that it follows
  operator_id   bigint,                           -- null: as it stood before anybody wrote it here
  at            timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE UNIQUE INDEX content_version_by_no ON content_version (kind, ref, language_code, no) WHERE no IS NOT NULL;
CREATE UNIQUE INDEX content_draft ON content_version (kind, ref, language_code) WHERE no IS NULL;
