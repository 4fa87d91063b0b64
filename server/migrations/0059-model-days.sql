-- What models were asked, by day (UTC): at which door, for what, for which character in which room. Of members nothing is kept here.
CREATE TABLE model_day (
  day            date NOT NULL DEFAULT (clock_timestamp() AT TIME ZONE 'UTC')::date,
  purpose        text NOT NULL CHECK (purpose IN ('reply', 'suggestion', 'moderation', 'memory')),
  door           text NOT NULL,                   -- by its name in LLM_CHAIN
  model          text NOT NULL,
  character_id   bigint NOT NULL DEFAULT 0,       -- 0: for none
  room_id        bigint NOT NULL DEFAULT 0,
  calls          bigint NOT NULL DEFAULT 1,
  failures       bigint NOT NULL DEFAULT 0,
  tokens_read    bigint NOT NULL DEFAULT 0,
  tokens_cached  bigint NOT NULL DEFAULT 0,       -- of those read, what the provider found in its cache
  tokens_stored  bigint NOT NULL DEFAULT 0,       -- of those read, what it put there: a quarter dearer
  tokens_written bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (day, purpose, door, model, character_id, room_id)
);

-- Micro-dollars for a million tokens, from a day on. What was counted before that day keeps the price that it had.
CREATE TABLE token_price (
  door          text NOT NULL CHECK (length(door) BETWEEN 1 AND 100),
  model         text NOT NULL CHECK (length(model) BETWEEN 1 AND 300),
  valid_from    date NOT NULL,
  read_micro    bigint NOT NULL CHECK (read_micro >= 0),
  cached_micro  bigint NOT NULL CHECK (cached_micro >= 0),
  written_micro bigint NOT NULL CHECK (written_micro >= 0),
  operator_id   bigint,                           -- null: as the configuration says
  PRIMARY KEY (door, model, valid_from)
);
CREATE FUNCTION keep_past_prices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE today date := (clock_timestamp() AT TIME ZONE 'UTC')::date; BEGIN
  IF TG_OP <> 'INSERT' THEN
    IF OLD.valid_from < today THEN RAISE EXCEPTION 'a price of the past stays' USING ERRCODE = '23514'; END IF; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  IF NEW.valid_from < today THEN RAISE EXCEPTION 'a price is for the days to come' USING ERRCODE = '23514'; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER past BEFORE INSERT OR DELETE OR UPDATE ON token_price FOR EACH ROW EXECUTE FUNCTION keep_past_prices();

-- Each day at the price that held on it; null where nobody knew one.
CREATE VIEW figures.model (day, purpose, door, model, character_id, room_id, calls, failures, tokens_read, tokens_cached, tokens_written, micros) AS
  SELECT d.day, d.purpose, d.door, d.model, d.character_id, d.room_id, d.calls, d.failures, d.tokens_read, d.tokens_cached, d.tokens_written,
      ceil(((greatest(d.tokens_read - d.tokens_cached, 0) + d.tokens_stored / 4.0) * p.read_micro + d.tokens_cached * p.cached_micro
        + d.tokens_written * p.written_micro) / 1000000.0)::bigint
    FROM model_day d LEFT JOIN LATERAL (
      SELECT t.read_micro, t.cached_micro, t.written_micro FROM token_price t
        WHERE t.door = d.door AND t.model = d.model AND t.valid_from <= d.day ORDER BY t.valid_from DESC LIMIT 1) p ON true;
GRANT SELECT ON figures.model TO lounge_app;
