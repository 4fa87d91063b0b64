-- Which of a day's visitors opened an account: said of the mark, never of the account.
ALTER TABLE visit ADD COLUMN has_joined boolean NOT NULL DEFAULT false;

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
  UNION ALL SELECT v.day, 'visitors', '', 0, 0, count(*) FROM visit v GROUP BY 1
  UNION ALL SELECT v.day, 'visitors-joined', '', 0, 0, count(*) FILTER (WHERE v.has_joined) FROM visit v GROUP BY 1;
