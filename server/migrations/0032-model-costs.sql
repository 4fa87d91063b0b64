-- What calls to models cost, in micro-dollars by day (UTC, by this database's clock): of the whole house, and of each member whose talk they were
-- for. A call is counted with what it may cost at most before it is made, and with what it did cost after it: one whose process died stays
-- counted high, and the ceilings hold for any number of processes.
CREATE TABLE model_cost_day (
  day    date PRIMARY KEY,
  micros bigint NOT NULL DEFAULT 0 CHECK (micros >= 0)
);
CREATE TABLE model_cost (
  member_id bigint NOT NULL REFERENCES member,
  day       date NOT NULL,
  micros    bigint NOT NULL DEFAULT 0 CHECK (micros >= 0),
  PRIMARY KEY (member_id, day)
);
CREATE INDEX model_cost_by_day ON model_cost (day);
CREATE TRIGGER departed BEFORE INSERT ON model_cost FOR EACH ROW EXECUTE FUNCTION refuse_departed('member_id');

-- The day on which the call is counted, or null where the member or the house has nothing left; a ceiling of null is none. Who has anything
-- left may make a call: a day ends over its ceiling by no more than the last one. Locks: the member's row, then the house's.
CREATE FUNCTION reserve_model_cost(p_member bigint, p_micros bigint, p_member_most bigint, p_house_most bigint) RETURNS date LANGUAGE plpgsql AS $$
DECLARE today date := (clock_timestamp() AT TIME ZONE 'UTC')::date; own bigint; house bigint;
BEGIN
  INSERT INTO model_cost (member_id, day) VALUES (p_member, today) ON CONFLICT DO NOTHING;
  INSERT INTO model_cost_day (day) VALUES (today) ON CONFLICT DO NOTHING;
  SELECT micros INTO own FROM model_cost WHERE member_id = p_member AND day = today FOR UPDATE;
  SELECT micros INTO house FROM model_cost_day WHERE day = today FOR UPDATE;
  IF own >= p_member_most OR house >= p_house_most THEN RETURN NULL; END IF;
  UPDATE model_cost SET micros = micros + p_micros WHERE member_id = p_member AND day = today;
  UPDATE model_cost_day SET micros = micros + p_micros WHERE day = today;
  RETURN today;
END $$;

-- Corrects what a call was counted with, on the day on which it was. Answers the sum of the house.
CREATE FUNCTION correct_model_cost(p_member bigint, p_day date, p_micros bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE house bigint;
BEGIN
  UPDATE model_cost SET micros = micros + p_micros WHERE member_id = p_member AND day = p_day;
  UPDATE model_cost_day SET micros = micros + p_micros WHERE day = p_day RETURNING micros INTO house;
  RETURN house;
END $$;
