import type { Database } from '../server/src/platform/db/database.ts'
import { loadInBulk } from './bulk-load.ts'

const tables = 'bots.runs, bots.results, orders.inputs'
const BOT = 'link-checker'

/**
 * One in fifty orders was for a bot. Half of them are done, half were cancelled before the answer. One in fifty of
 * these is paused: a node would take an active run at once, and end it.
 */
const [EVERY, AT, PAUSED] = [50, 47, 50]

/**
 * Runs of bots over a line each. Recent ones still have lines and answers, for fewer days than the shop keeps them, so
 * no job deletes any.
 */
export async function addBotHistory(owner: Database): Promise<void> {
  await loadInBulk(owner, tables, async (run) => {
    await run(`create unlogged table runs as
      select id, n % ${EVERY * PAUSED} = ${AT} as is_paused, status = 'success' as is_done, finished_at < now() - interval '25 days' as is_old
      from (select id, status, finished_at, row_number() over (order by id) as n from orders.orders) as it
      where n % ${EVERY} = ${AT} and status in ('success', 'cancel')`)
    await run(`update orders.orders o set service_id = s.id, service_type = 'AUTO_BOT', provider = s.provider,
        bot_status = case when is_paused then 'paused' else 'stopped' end,
        status = case when is_paused then 'in-progress' else o.status end,
        finished_at = case when not is_paused then finished_at end, done = case when is_done and not is_paused then 1 else 0 end
      from runs, catalog.services s where o.id = runs.id and s.bot_id = '${BOT}'`)
    await run(`insert into bots.runs (order_id, customer_id, bot_id, file_name, total, ok, skipped, through, begun, started_at, ended_at, files_gone)
      select id, customer_id, '${BOT}', 'lines.txt', 1, case when is_paused or not is_done then 0 else 1 end, case when is_done then 0 else 1 end,
        case when is_paused then 0 else 1 end, case when is_paused then 0 else 1 end, created_at, finished_at, is_old and not is_paused
      from runs join orders.orders using (id)`)
    await run(`insert into orders.inputs (order_id, customer_id, bot_id, file_name, sha256, line_count, content)
      select id, customer_id, '${BOT}', 'lines.txt', sha256((inputs->>'link')::bytea), 1, inputs->>'link'
      from runs join orders.orders using (id) where is_paused or not is_old`)
    await run(`insert into bots.results (order_id, line, status, text, problem)
      select id, 1, case when is_done then 'ok' else 'skipped' end, '200', case when not is_done then 'tooLate' end
      from runs where not is_paused and not is_old`)
    await run('drop table runs')
  })
}
