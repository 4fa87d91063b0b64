-- A page that we close to open another one of the same order: its end says nothing of the order, whoever brings the news first (a webhook, the
-- reconciler, or the answer to the call that closes it).
ALTER TABLE payments.checkout ADD COLUMN closing_at timestamptz;
GRANT UPDATE (closing_at) ON payments.checkout TO lounge_app;
