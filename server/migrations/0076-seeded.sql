-- Which version of what ships was laid into this lounge last: where it is the same, a start compares nothing row by row.
CREATE TABLE seeded (
  is_only     boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  fingerprint text NOT NULL,
  seeded_at   timestamptz NOT NULL DEFAULT clock_timestamp()
);
