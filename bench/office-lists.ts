import type { Database } from '../server/src/platform/db/database.ts'
import { customerId } from './customers.ts'

const staff = `'${customerId(1)}'::uuid`
const inThree = (words: string) => `jsonb_build_object('en', ${words}, 'vi', ${words}, 'ru', ${words})`

/**
 * Records that an office writes by itself: codes, announcements, issues and the like. Their number does not depend on
 * the orders.
 */
export async function addOfficeLists(owner: Database): Promise<void> {
  const run = (statement: string) => owner.pool.query(statement)
  await run(
    `insert into orders.codes (code, kind, value) select 'SALE' || i, 'percent', 5 from generate_series(1, 200) i`,
  )
  await run(`insert into orders.saved_views (id, operator_id, name, filters)
    select gen_random_uuid(), ${staff}, 'View of ' || filters, filters
    from unnest(array['status=pending', 'status=cancel', 'q=giao', 'min=2']) as filters`)
  await run(`insert into content.announcements (id, kind, texts, created_at)
    select gen_random_uuid(), 'info', ${inThree(`'News ' || i`)}, now() - i * interval '1 day' from generate_series(1, 200) i`)
  await run(`insert into conversations.saved_replies (id, title, texts)
    select gen_random_uuid(), 'Answer ' || i, ${inThree(`'Within the hour.'`)} from generate_series(1, 50) i`)
  await run(`insert into newsletter.letters (texts, hash, sent_by, sent_at, readers, sent)
    select ${inThree(`jsonb_build_object('subject', 'News ' || i, 'text', 'Prices fell.')`)}, sha256(i::text::bytea), ${staff},
      now() - i * interval '1 day', 100, 100 from generate_series(1, 200) i`)
  await run(`insert into accounts.staff_invitations (id, email, language, is_owner, rights, invited_by, expires_at)
    select gen_random_uuid(), 'invited' || i || '@example.com', 'vi', false, '{orders}', ${staff}, now() + interval '7 days'
    from generate_series(1, 20) i`)
  await run(`insert into catalog.service_edits (id, at, made_by, changes)
    select gen_random_uuid(), now() - i * interval '1 day', ${staff}, (
      select jsonb_agg(jsonb_build_object('id', id, 'before', '{"price": 1}'::jsonb, 'after', '{"price": 2}'::jsonb)) from catalog.services)
    from generate_series(1, 200) i`)
  await run(`insert into catalog.price_changes (service_id, at, changed_by, before, after)
    select id, now() - i * interval '1 day', ${staff}, '{"price": 1, "cost": null, "brackets": []}', '{"price": 2, "cost": null, "brackets": []}'
    from catalog.services, generate_series(200, 1, -1) i`)
  await run(`insert into audit.entries (operator_id, action, subject, details, address)
    select ${staff}, 'referrals.settings', 'referrals', '{"before": {"percent": 5}, "after": {"percent": 6}}', '203.0.113.7'
    from generate_series(1, 500)`)
  // A job without a handler never runs, so it stays failed.
  await run(`select graphile_worker.add_job('bench.given-up', '{}', max_attempts := 1) from generate_series(1, 50)`)
  await run(`update graphile_worker._private_jobs set attempts = 1, last_error = 'It failed' where max_attempts = 1`)
}
