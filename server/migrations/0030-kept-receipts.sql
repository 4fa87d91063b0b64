-- What tax law asks a seller to know of a buyer outlives the account: of each receipt the name, the address and the evidence for the country of
-- the tax, kept apart for RETENTION_RECEIPTS_YEARS. The program puts them there and takes them away, and can't read them.

CREATE TABLE payments.kept_buyer (
  order_id bigint PRIMARY KEY REFERENCES payments.orders,
  name text NOT NULL, surname text NOT NULL, address text NOT NULL, city text NOT NULL, post_code text NOT NULL,
  country text, ip_country text, card_country text,                                -- of the bill, of the address that ordered, of the card
  kept_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE TRIGGER ro BEFORE UPDATE OR TRUNCATE ON payments.kept_buyer FOR EACH STATEMENT EXECUTE FUNCTION ledger.deny();

-- For finance, who reads it with the owner's login: receipts and credit notes of members who have left, with their buyers.
CREATE VIEW payments.kept_receipts AS
  SELECT r.series || '-' || r.no AS number, r.kind, r.issued_at, o.number AS order_number, o.item, r.units, r.gross_cents, r.net_cents, r.vat_cents,
         o.vat_rate_bp, r.minor AS charge_minor, o.charge_currency, o.charge_digits, o.fx_rate_millionths, r.product, r.seller,
         concat_ws(' ', nullif(k.name, ''), nullif(k.surname, '')) AS buyer, k.address, k.post_code, k.city, k.country, k.ip_country, k.card_country
    FROM payments.kept_buyer k JOIN payments.orders o ON o.id = k.order_id JOIN payments.receipt r ON r.order_id = o.id;

-- As in 0011; and of what was paid the buyer is kept.
CREATE OR REPLACE FUNCTION payments.forget_buyer(p_owner bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, pg_temp AS $$ BEGIN
  INSERT INTO kept_buyer (order_id, name, surname, address, city, post_code, country, ip_country, card_country)
    SELECT o.id, b.name, b.surname, b.address, b.city, b.post_code, o.vat_country, o.ip_country, f.card_country
      FROM buyer b JOIN orders o ON o.id = b.order_id LEFT JOIN fact f ON f.order_id = o.id AND f.fact = 'paid'
      WHERE o.owner_id = p_owner AND EXISTS (SELECT FROM receipt r WHERE r.order_id = o.id);
  DELETE FROM buyer b USING orders o WHERE o.id = b.order_id AND o.owner_id = p_owner;
  UPDATE consent c SET ip = NULL FROM orders o WHERE o.id = c.order_id AND o.owner_id = p_owner;
END $$;

-- The term runs from the end of the year of an order's last receipt or credit note.
CREATE FUNCTION payments.expire_kept(p_years int) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = payments, pg_temp SET timezone = 'UTC' AS $$ DECLARE n bigint; BEGIN
  IF p_years IS NULL OR p_years < 1 THEN RAISE EXCEPTION 'a term of at least a year' USING ERRCODE = '22023'; END IF;
  DELETE FROM kept_buyer k
    WHERE (SELECT max(r.issued_at) FROM receipt r WHERE r.order_id = k.order_id) < date_trunc('year', clock_timestamp()) - make_interval(years => p_years);
  GET DIAGNOSTICS n = ROW_COUNT;
  RETURN n;
END $$;

REVOKE ALL ON payments.kept_buyer, payments.kept_receipts FROM PUBLIC, lounge_app;
REVOKE ALL ON FUNCTION payments.expire_kept FROM PUBLIC;
GRANT EXECUTE ON FUNCTION payments.expire_kept TO lounge_app;

-- The legal pages say so, where they are still the ones that came with the product.
DO $$ DECLARE said record; BEGIN
  FOR said IN SELECT * FROM (VALUES
      ('name, address and contact at the longest until you delete the account',
       'contact at the longest until you delete the account, from then on name and address only with the receipts of what you paid, kept apart for bookkeeping'),
      ('Bookings, orders and receipts stay under a number, without your name, as long as the law demands it (art. 17(3)(b)).',
       'Bookings and orders stay under a number, without your name. The receipts of what you paid are kept apart with name and address, for bookkeeping alone, as long as tax law demands it (art. 17(3)(b)).'),
      ('Bookings of points, orders and receipts are kept without your name, as tax law demands.',
       'Bookings of points and orders are kept without your name. The receipts of what you paid are kept apart with name and address, for bookkeeping alone, as long as tax law demands it.'),
      ('Name, Anschrift und Kontakt längstens, bis du das Konto löschst',
       'Kontakt längstens, bis du das Konto löschst, Name und Anschrift danach nur noch bei den Belegen über deine Zahlungen, getrennt aufbewahrt für die Buchhaltung'),
      ('Buchungen, Bestellungen und Belege bleiben unter einer Nummer, ohne deinen Namen, solange das Gesetz es verlangt (Art. 17 Abs. 3 lit. b).',
       'Buchungen und Bestellungen bleiben unter einer Nummer, ohne deinen Namen. Die Belege über deine Zahlungen werden mit Name und Anschrift getrennt aufbewahrt, allein für die Buchhaltung, solange das Steuerrecht es verlangt (Art. 17 Abs. 3 lit. b).'),
      ('Buchungen von Punkten, Bestellungen und Belege bleiben ohne deinen Namen erhalten, wie es das Steuerrecht verlangt.',
       'Buchungen von Punkten und Bestellungen bleiben ohne deinen Namen erhalten. Die Belege über deine Zahlungen werden mit Name und Anschrift getrennt aufbewahrt, allein für die Buchhaltung, solange das Steuerrecht es verlangt.'),
      ('nombre, dirección y contacto, como mucho hasta que elimines la cuenta',
       'contacto, como mucho hasta que elimines la cuenta; nombre y dirección, desde entonces solo con los recibos de lo que pagaste, guardados aparte para la contabilidad'),
      ('Los movimientos, pedidos y recibos quedan bajo un número, sin tu nombre, mientras la ley lo exija (art. 17.3.b)).',
       'Los movimientos y pedidos quedan bajo un número, sin tu nombre. Los recibos de lo que pagaste se guardan aparte con nombre y dirección, solo para la contabilidad, mientras lo exija la normativa fiscal (art. 17.3.b)).'),
      ('Los movimientos de puntos, los pedidos y los recibos se conservan sin tu nombre, como exige la normativa fiscal.',
       'Los movimientos de puntos y los pedidos se conservan sin tu nombre. Los recibos de lo que pagaste se guardan aparte con nombre y dirección, solo para la contabilidad, mientras lo exija la normativa fiscal.'),
      ('nom, adresse et contact au plus tard jusqu’à ce que tu supprimes le compte',
       'contact au plus tard jusqu’à ce que tu supprimes le compte, puis nom et adresse seulement avec les reçus de ce que tu as payé, conservés à part pour la comptabilité'),
      ('Les mouvements, commandes et reçus restent sous un numéro, sans ton nom, aussi longtemps que la loi l’exige (art. 17, par. 3, b)).',
       'Les mouvements et commandes restent sous un numéro, sans ton nom. Les reçus de ce que tu as payé sont conservés à part avec nom et adresse, pour la seule comptabilité, aussi longtemps que le droit fiscal l’exige (art. 17, par. 3, b)).'),
      ('Les mouvements de points, les commandes et les reçus sont conservés sans ton nom, comme l’exige le droit fiscal.',
       'Les mouvements de points et les commandes sont conservés sans ton nom. Les reçus de ce que tu as payé sont conservés à part avec nom et adresse, pour la seule comptabilité, aussi longtemps que le droit fiscal l’exige.'),
      ('nome, indirizzo e contatto al massimo finché non elimini l’account',
       'contatto al massimo finché non elimini l’account; nome e indirizzo, da allora, solo con le ricevute di ciò che hai pagato, conservate a parte per la contabilità'),
      ('Movimenti, ordini e ricevute restano con un numero al posto del tuo nome, finché la legge lo richiede (art. 17, par. 3, lett. b)).',
       'Movimenti e ordini restano con un numero al posto del tuo nome. Le ricevute di ciò che hai pagato si conservano a parte con nome e indirizzo, per la sola contabilità, finché lo richiede la normativa fiscale (art. 17, par. 3, lett. b)).'),
      ('I movimenti di punti, gli ordini e le ricevute si conservano senza il tuo nome, come richiede la normativa fiscale.',
       'I movimenti di punti e gli ordini si conservano senza il tuo nome. Le ricevute di ciò che hai pagato si conservano a parte con nome e indirizzo, per la sola contabilità, finché lo richiede la normativa fiscale.'),
      ('nazwisko, adres i kontakt najdłużej do usunięcia konta',
       'kontakt najdłużej do usunięcia konta, a imię, nazwisko i adres odtąd tylko przy rachunkach za to, co zostało opłacone, przechowywanych osobno na potrzeby księgowości'),
      ('Zapisy, zamówienia i rachunki zostają pod numerem, bez twojego nazwiska, tak długo, jak wymaga prawo (art. 17 ust. 3 lit. b).',
       'Zapisy i zamówienia zostają pod numerem, bez twojego nazwiska. Rachunki za to, co zostało opłacone, przechowujemy osobno, z imieniem, nazwiskiem i adresem, wyłącznie na potrzeby księgowości, tak długo, jak wymaga tego prawo podatkowe (art. 17 ust. 3 lit. b).'),
      ('Zapisy punktów, zamówienia i rachunki są przechowywane bez twojego nazwiska, jak wymaga prawo podatkowe.',
       'Zapisy punktów i zamówienia są przechowywane bez twojego nazwiska. Rachunki za to, co zostało opłacone, przechowujemy osobno, z imieniem, nazwiskiem i adresem, wyłącznie na potrzeby księgowości, tak długo, jak wymaga tego prawo podatkowe.'),
      ('والاسم والعنوان وبيانات الاتصال حتى حذف الحساب على الأكثر',
       'وبيانات الاتصال حتى حذف الحساب على الأكثر، والاسم والعنوان بعد ذلك مع إيصالات ما دفعته فقط، محفوظة على حدة للمحاسبة'),
      ('وتبقى القيود والطلبات والإيصالات تحت رقم، من دون اسمك، ما دام القانون يوجب ذلك (المادة 17(3)(ب)).',
       'وتبقى القيود والطلبات تحت رقم، من دون اسمك. أما إيصالات ما دفعته فتُحفظ على حدة مع الاسم والعنوان، للمحاسبة وحدها، ما دام قانون الضرائب يشترط ذلك (المادة 17(3)(ب)).'),
      ('وتُحفظ قيود النقاط والطلبات والإيصالات من دون اسمك كما يوجب قانون الضرائب.',
       'وتُحفظ قيود النقاط والطلبات من دون اسمك. أما إيصالات ما دفعته فتُحفظ على حدة مع الاسم والعنوان، للمحاسبة وحدها، ما دام قانون الضرائب يشترط ذلك.')) AS x (before, now) LOOP
    UPDATE static_page SET content = replace(content::text, said.before, said.now)::jsonb WHERE position(said.before IN content::text) > 0;
  END LOOP;
END $$;
