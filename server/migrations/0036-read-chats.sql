-- How far its person has read a chat: on whatever device, so that another one knows it too.
ALTER TABLE topic ADD COLUMN read_number int NOT NULL DEFAULT 0;
UPDATE topic SET read_number = last_number WHERE state = 'open' AND person_id IS NOT NULL;
