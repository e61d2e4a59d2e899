import type pg from 'pg'

/** The product's role: it may read the ledger and the audit log, but not rewrite them. */
export const APP_ROLE = 'runmart_app'

/** Schemas that it reads and writes freely. */
const worked = [
  'accounts',
  'alerts',
  'books',
  'bots',
  'catalog',
  'content',
  'conversations',
  'deposits',
  'drips',
  'graphile_worker',
  'newsletter',
  'notifications',
  'orders',
  'partners',
  'payouts',
  'platform',
  'referrals',
  'repeats',
  'reports',
  'stock',
  'suppliers',
  'warranty',
]

/** Grants the role its rights, after every migration. Returns false if the database user cannot take the role. */
export async function grantToApp(client: pg.Client): Promise<boolean> {
  await client.query(`do $$ begin create role ${APP_ROLE} nologin;
    exception when duplicate_object or unique_violation then null; when insufficient_privilege then null; end $$`)
  const { rows } = await client.query(`select exists (select from pg_roles where rolname = '${APP_ROLE}') as there`)
  if (!rows[0].there) return false
  await client.query(`do $$ begin grant ${APP_ROLE} to current_user;
    exception when insufficient_privilege or internal_error or unique_violation then null; end $$`)
  await client.query(`
    grant usage on schema ${[...worked, 'audit', 'ledger'].join(', ')} to ${APP_ROLE};
    grant select, insert, update, delete on all tables in schema ${worked.join(', ')} to ${APP_ROLE};
    grant usage on all sequences in schema ${[...worked, 'audit'].join(', ')} to ${APP_ROLE};
    grant select on all tables in schema ledger to ${APP_ROLE};
    grant select, insert on all tables in schema audit to ${APP_ROLE};
    revoke update, delete on orders.timeline from ${APP_ROLE};
    revoke insert, update, delete on platform.migrations, platform.functions from ${APP_ROLE}`)
  // The job engine uses row-level security: each table needs a policy for our role.
  await client.query(`do $$ declare it regclass; begin
    for it in select c.oid::regclass from pg_class c
      where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity
        and not exists (select from pg_policy where polrelid = c.oid and polname = '${APP_ROLE}') loop
      execute format('create policy ${APP_ROLE} on %s to ${APP_ROLE} using (true) with check (true)', it);
    end loop; end $$`)
  await workAsApp(client)
  const { rows: now } = await client.query('select current_user as role')
  await client.query('reset role')
  return now[0].role === APP_ROLE
}

/** Puts a new connection into the role, if the user may take it. */
export async function workAsApp(client: pg.ClientBase): Promise<void> {
  await client.query(`do $$ begin perform set_config('role', '${APP_ROLE}', false);
    exception when invalid_parameter_value or insufficient_privilege or undefined_object then null; end $$`)
}
