-- The language that the shop asks for with a payment: its hosted pages are in it.
ALTER TABLE sandbox_gateway.payment ADD COLUMN locale text NOT NULL DEFAULT 'en';
