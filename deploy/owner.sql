-- Tried here with PostgreSQL 15; in the image of PostgreSQL, which runs it once on an empty volume, it could not be (no Docker on this machine).
-- The login that owns the tables and may make the program's (docs/decisions/0031-two-logins.md).
\getenv password OWNER_PASSWORD
CREATE ROLE lounge_owner LOGIN CREATEROLE PASSWORD :'password';
CREATE DATABASE lounge OWNER lounge_owner;
