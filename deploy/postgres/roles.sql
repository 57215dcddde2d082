-- The roles of the database: one owns the schema and migrates it, one runs the product and may only
-- read and change rows (the migration grants that). Neither is a superuser. Run by a superuser, in
-- the product's database; may be repeated. What another role made changes hands, extensions apart.
--
-- Settings: portal.owner_password, portal.app_password; portal.owner and portal.app name the roles.
DO $roles$
DECLARE
  owner text := coalesce(nullif(current_setting('portal.owner', true), ''), 'portal_owner');
  app text := coalesce(nullif(current_setting('portal.app', true), ''), 'portal_app');
  one record;
BEGIN
  FOR one IN VALUES (owner, current_setting('portal.owner_password')),
                    (app, current_setting('portal.app_password')) LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = one.column1) THEN
      EXECUTE format('CREATE ROLE %I', one.column1);
    END IF;
    EXECUTE format('ALTER ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
      PASSWORD %L', one.column1, one.column2);
  END LOOP;

  EXECUTE format('ALTER DATABASE %I OWNER TO %I', current_database(), owner);
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), app);
  REVOKE ALL ON SCHEMA public FROM PUBLIC;

  FOR one IN
    SELECT format('SCHEMA %I', nspname) AS named FROM pg_namespace
    WHERE nspname IN ('public', 'bullmq')
    UNION ALL
    SELECT format('TABLE %s', oid::regclass) FROM pg_class
    WHERE relnamespace::regnamespace::text IN ('public', 'bullmq') AND relkind IN ('r', 'p', 'v', 'm')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
    UNION ALL
    SELECT format('SEQUENCE %s', oid::regclass) FROM pg_class AS sequence
    WHERE relnamespace::regnamespace::text IN ('public', 'bullmq') AND relkind = 'S'
      -- That of a column goes with its table.
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = sequence.oid AND deptype IN ('a', 'i', 'e'))
    UNION ALL
    SELECT format('ROUTINE %s', oid::regprocedure) FROM pg_proc
    WHERE pronamespace::regnamespace::text IN ('public', 'bullmq')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    UNION ALL
    SELECT format('TYPE %s', oid::regtype) FROM pg_type
    WHERE typnamespace::regnamespace::text IN ('public', 'bullmq') AND typtype IN ('e', 'd')
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_type.oid AND deptype = 'e')
  LOOP
    EXECUTE format('ALTER %s OWNER TO %I', one.named, owner);
  END LOOP;
END
$roles$;
