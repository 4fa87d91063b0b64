-- What members paid for, by days: symbols of messages, files by their type, topics and channel status. Numbers alone, no words of chats.
CREATE VIEW figures.sold (day, name, value) AS
  SELECT (m.created_at AT TIME ZONE 'UTC')::date, 'symbols'::text, sum(m.symbols)::bigint
    FROM message m WHERE m.charge = 'charged' GROUP BY 1
  UNION ALL
  SELECT (m.created_at AT TIME ZONE 'UTC')::date, a.type, count(*)
    FROM message m JOIN attachment a ON a.message_id = m.id WHERE m.charge = 'charged' GROUP BY 1, 2
  UNION ALL
  SELECT (j.created_at AT TIME ZONE 'UTC')::date, j.cause, count(*)
    FROM ledger.journal j WHERE (j.kind = 'capture' AND j.cause = 'topic') OR (j.kind = 'spend' AND j.cause = 'channel') GROUP BY 1, 2;
GRANT SELECT ON figures.sold TO lounge_app;
