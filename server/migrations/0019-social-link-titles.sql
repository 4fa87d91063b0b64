-- Titles of social links by language, like all other texts of the content; a link is known by its slug.
ALTER TABLE social_link ADD COLUMN slug text;
UPDATE social_link SET slug = coalesce(nullif(trim(both '-' from regexp_replace(lower(title), '[^a-z0-9]+', '-', 'g')), ''), 'link') || CASE
  WHEN title IN ('Pictures', 'Letters', 'Radio') THEN '' ELSE '-' || id END;
ALTER TABLE social_link ALTER COLUMN slug SET NOT NULL, ADD UNIQUE (slug), DROP CONSTRAINT social_link_title_key;
ALTER TABLE social_link ALTER COLUMN title TYPE jsonb USING jsonb_build_object('en', title), ADD CHECK (title ? 'en');
