-- The program signs in as a member of lounge_app that owns nothing (docs/decisions/0031-two-logins.md): what stood open to everybody is closed.

-- Databases made by PostgreSQL 14 or older let everybody make tables and functions here, which the owner's own statements could then meet.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;
-- What has been applied is for the owner alone to say.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON migration FROM PUBLIC, lounge_app;
