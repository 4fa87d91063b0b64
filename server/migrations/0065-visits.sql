-- Who looked at a page on a day, under a mark that nobody can read anything from: made with a key of that day alone. Marks and key go
-- when the day is kept in figures.day; what stays is how many there were.
CREATE TABLE visit_key (
  day date PRIMARY KEY,
  key bytea NOT NULL
);
CREATE TABLE visit (
  day  date NOT NULL,
  mark bytea NOT NULL,
  PRIMARY KEY (day, mark)
);

CREATE OR REPLACE VIEW figures.counted (day, name, of, room_id, character_id, value) AS
  SELECT day, name, of, room_id, character_id, value FROM figures.money
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.points
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.talk
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.replies
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.waits
  UNION ALL SELECT (m.created_at AT TIME ZONE 'UTC')::date, 'joined', '', 0, 0, count(*)
    FROM member m WHERE m.kind = 'person' AND m.role = 'member' GROUP BY 1
  UNION ALL SELECT (c.created_at AT TIME ZONE 'UTC')::date, 'cases', 'opened', 0, 0, count(*) FROM case_file c GROUP BY 1
  UNION ALL SELECT (c.closed_at AT TIME ZONE 'UTC')::date, 'cases', 'closed', 0, 0, count(*) FROM case_file c WHERE c.state = 'closed' GROUP BY 1
  UNION ALL SELECT v.day, 'visitors', '', 0, 0, count(*) FROM visit v GROUP BY 1;
