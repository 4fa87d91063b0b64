-- What a box said is kept with the tick: the buyer terms promise it, and the mail with the receipt repeats it.
ALTER TABLE payments.consent ADD COLUMN wording text NOT NULL
  DEFAULT 'I accept the Terms&Conditions and Privacy Policy, and want my points at once';   -- what it said until now
ALTER TABLE payments.consent ALTER COLUMN wording DROP DEFAULT;

CREATE OR REPLACE FUNCTION payments.bill(p_order bigint, p jsonb) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, pg_temp AS $$
DECLARE o orders := lock_order(p_order); BEGIN
  UPDATE orders SET billed_at = clock_timestamp(), gateway = p ->> 'gateway', livemode = (p ->> 'livemode')::boolean, net_cents = (p ->> 'net_cents')::bigint,
    vat_cents = (p ->> 'vat_cents')::bigint, vat_country = p ->> 'vat_country', ip_country = p ->> 'ip_country', vat_rate_bp = (p ->> 'vat_rate_bp')::int,
    charge_currency = p ->> 'charge_currency', charge_minor = (p ->> 'charge_minor')::bigint, charge_digits = (p ->> 'charge_digits')::int,
    fx_rate_millionths = (p ->> 'fx_rate_millionths')::bigint, language_code = p ->> 'language_code', wish = decode(p ->> 'wish', 'hex')
    WHERE id = o.id;
  INSERT INTO buyer SELECT o.id, b.* FROM jsonb_to_record(p -> 'buyer') AS b(name text, surname text, email text, phone text, address text, city text, post_code text);
  INSERT INTO consent (order_id, kind, version, wording, language_code, ip)
    SELECT o.id, c.kind, c.version, p ->> 'consent', p ->> 'language_code', p ->> 'ip' FROM jsonb_to_recordset(p -> 'consents') AS c(kind text, version text);
END $$;
