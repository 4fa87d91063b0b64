-- Since when the other side says that the member's address does not exist; null again with another address, or a mail that gets through.
ALTER TABLE member ADD COLUMN mail_refused_at timestamptz;
