-- Figures of the lounge by its days (UTC). `figures.counted` counts what happened. A day that is over is kept in `figures.day` as it was counted
-- at three in the morning: a member who leaves takes messages along, and changes no figure of the past.
CREATE SCHEMA figures;

CREATE TABLE figures.day (
  day          date NOT NULL,
  name         text NOT NULL,                     -- 'kept': the day was counted
  of           text NOT NULL DEFAULT '',
  room_id      bigint NOT NULL DEFAULT 0,
  character_id bigint NOT NULL DEFAULT 0,
  value        bigint NOT NULL,
  PRIMARY KEY (day, name, of, room_id, character_id)
);

-- Rows come in the order of their days: a look at one day reads a small part of them, and a new row costs next to nothing.
CREATE INDEX member_by_day  ON member USING brin (((created_at AT TIME ZONE 'UTC')::date));
CREATE INDEX message_by_day ON message USING brin (((created_at AT TIME ZONE 'UTC')::date));
CREATE INDEX reply_by_day   ON reply USING brin (((created_at AT TIME ZONE 'UTC')::date));
CREATE INDEX journal_by_day ON ledger.journal USING brin (((created_at AT TIME ZONE 'UTC')::date));

-- Cents of receipts less those of credit notes, each on the day of its date.
CREATE VIEW figures.money (day, name, of, room_id, character_id, value) AS
  SELECT p.day, v.name, p.of, 0::bigint, 0::bigint, v.value
    FROM (SELECT (r.issued_at AT TIME ZONE 'UTC')::date AS day, CASE WHEN o.livemode THEN 'live' ELSE 'test' END AS of,
            sum(CASE r.kind WHEN 'receipt' THEN r.net_cents ELSE - r.net_cents END)::bigint AS net,
            coalesce(sum(r.gross_cents) FILTER (WHERE r.kind = 'credit_note'), 0)::bigint AS back,
            count(*) FILTER (WHERE r.kind = 'receipt') AS sales, count(*) FILTER (WHERE r.kind = 'credit_note') AS refunds
          FROM payments.receipt r JOIN payments.orders o ON o.id = r.order_id GROUP BY 1, 2) p
    CROSS JOIN LATERAL (VALUES ('net', p.net), ('sent-back', p.back), ('sales', p.sales), ('refunds', p.refunds)) v(name, value);

-- Points that came to members and went from them, in units.
CREATE VIEW figures.points (day, name, of, room_id, character_id, value) AS
  SELECT p.day, 'points'::text, p.of, 0::bigint, 0::bigint, sum(CASE WHEN p.of IN ('spent', 'taken') THEN - p.units ELSE p.units END)::bigint
    FROM (SELECT (j.created_at AT TIME ZONE 'UTC')::date AS day,
            CASE WHEN j.kind = 'topup' THEN 'sold' WHEN j.kind IN ('capture', 'spend') THEN 'spent'
              WHEN j.kind IN ('refund', 'chargeback', 'waive') THEN 'taken' ELSE 'given' END AS of,
            CASE WHEN d.role = 'system' THEN t.amount ELSE - t.amount END AS units
          FROM ledger.journal j JOIN ledger.transfer t ON t.journal_id = j.id
          JOIN ledger.account d ON d.id = t.debit_id JOIN ledger.account c ON c.id = t.credit_id
          WHERE t.ccy = 'PTS' AND (d.role = 'system') <> (c.role = 'system')) p
    GROUP BY p.day, p.of;

-- Messages of members and what was paid for them, in units; a chat counts once on each day on which something was written in it.
CREATE VIEW figures.talk (day, name, of, room_id, character_id, value) AS
  SELECT p.day, v.name, ''::text, p.room_id, p.character_id, v.value
    FROM (SELECT (m.created_at AT TIME ZONE 'UTC')::date AS day, t.room_id, coalesce(t.character_id, 0) AS character_id, count(*) AS messages,
            count(DISTINCT m.topic_id) AS chats, coalesce(sum(m.units) FILTER (WHERE m.charge = 'charged'), 0)::bigint AS units
          FROM message m JOIN topic t ON t.id = m.topic_id WHERE m.charge IS NOT NULL GROUP BY 1, 2, 3) p
    CROSS JOIN LATERAL (VALUES ('messages', p.messages), ('chats', p.chats), ('units', p.units)) v(name, value);

-- How runs of replies ended, and which door of the chain spoke.
CREATE VIEW figures.replies (day, name, of, room_id, character_id, value) AS
  SELECT (r.created_at AT TIME ZONE 'UTC')::date, CASE WHEN r.state = 'done' THEN 'served' ELSE 'unserved' END,
      CASE WHEN r.state = 'done' THEN coalesce(r.served_by, '') ELSE r.state END, t.room_id, coalesce(t.character_id, 0), count(*)
    FROM reply r JOIN topic t ON t.id = r.topic_id WHERE r.state IN ('done', 'stopped', 'failed') GROUP BY 1, 2, 3, 4, 5;

-- Waits for the first words, counted by size: each step is a twentieth longer than the one before it.
CREATE VIEW figures.waits (day, name, of, room_id, character_id, value) AS
  SELECT (r.created_at AT TIME ZONE 'UTC')::date, 'waited'::text,
      ceil(ln(greatest(1, extract(epoch FROM r.first_text_at - r.created_at) * 1000)) / ln(1.05))::int::text, 0::bigint, 0::bigint, count(*)
    FROM reply r WHERE r.first_text_at IS NOT NULL GROUP BY 1, 3
  UNION ALL
  SELECT (r.created_at AT TIME ZONE 'UTC')::date, 'answered'::text,
      (a.value ->> 'name') || ' ' || ceil(ln(greatest(1, (a.value ->> 'ms')::numeric)) / ln(1.05))::int::text, 0::bigint, 0::bigint, count(*)
    FROM reply r CROSS JOIN LATERAL jsonb_array_elements(r.attempts) a(value)
    WHERE jsonb_typeof(r.attempts) = 'array' AND a.value ->> 'ok' = 'true' GROUP BY 1, 3;

CREATE VIEW figures.counted (day, name, of, room_id, character_id, value) AS
  SELECT day, name, of, room_id, character_id, value FROM figures.money
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.points
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.talk
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.replies
  UNION ALL SELECT day, name, of, room_id, character_id, value FROM figures.waits
  UNION ALL SELECT (m.created_at AT TIME ZONE 'UTC')::date, 'joined', '', 0, 0, count(*)
    FROM member m WHERE m.kind = 'person' AND m.role = 'member' GROUP BY 1
  UNION ALL SELECT (c.created_at AT TIME ZONE 'UTC')::date, 'cases', 'opened', 0, 0, count(*) FROM case_file c GROUP BY 1
  UNION ALL SELECT (c.closed_at AT TIME ZONE 'UTC')::date, 'cases', 'closed', 0, 0, count(*) FROM case_file c WHERE c.state = 'closed' GROUP BY 1;

-- How far those came who signed up on a day, and after what time. It goes on as long as they do, and is not kept.
CREATE VIEW figures.joined (day, verified, replied, topped_up) AS
  SELECT (m.created_at AT TIME ZONE 'UTC')::date, m.verified_at - m.created_at,
      least((SELECT min(r.ended_at) FROM topic t JOIN reply r ON r.topic_id = t.id WHERE t.person_id = m.id AND t.state = 'open' AND r.state = 'done'),
        (SELECT min(r.ended_at) FROM topic t JOIN reply r ON r.topic_id = t.id WHERE t.person_id = m.id AND t.state = 'closed' AND r.state = 'done'))
        - m.created_at,
      (SELECT min(j.created_at) FROM ledger.journal j WHERE j.owner_id = m.id AND j.kind = 'topup') - m.created_at
    FROM member m WHERE m.kind = 'person' AND m.role = 'member';

GRANT USAGE ON SCHEMA figures TO lounge_app;
GRANT SELECT ON ALL TABLES IN SCHEMA figures TO lounge_app;
GRANT INSERT ON figures.day TO lounge_app;
