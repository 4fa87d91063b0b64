-- What stands in a document: read once, by a job that is ordered with the file's row. read_at without content_text: it could not be read.
ALTER TABLE attachment ADD COLUMN content_text text CHECK (length(content_text) <= 24000), ADD COLUMN read_at timestamptz,
  ADD CHECK (content_text IS NULL OR read_at IS NOT NULL);

CREATE FUNCTION order_reading() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job (kind, payload) VALUES ('attachments.read', jsonb_build_object('attachment', NEW.id::text));
  RETURN NULL;
END $$;
CREATE TRIGGER order_reading AFTER INSERT ON attachment FOR EACH ROW WHEN (NEW.type = 'document') EXECUTE FUNCTION order_reading();

INSERT INTO job (kind, payload)
  SELECT 'attachments.read', jsonb_build_object('attachment', id::text) FROM attachment WHERE type = 'document' AND deleted_at IS NULL;
