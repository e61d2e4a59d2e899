import type { Database } from '../server/src/platform/db/database.ts'
import { loadInBulk } from './bulk-load.ts'

/** One in fifty orders; by its place among a hundred it was delivered. */
const [EVERY, AT] = [50, 13]

/** Some past orders got an item each from this stock, its first ones; recent enough that no job deletes any. */
export async function addGoodsHistory(owner: Database, stockedId: string): Promise<void> {
  await loadInBulk(owner, 'stock.handed_out', async (run) => {
    await run(`create unlogged table sold as
      select order_id, item_id, at from (
        select id as order_id, finished_at as at, row_number() over (order by id) as nth
        from (select id, status, finished_at, row_number() over (order by id) as n from orders.orders) as it
        where n % ${EVERY} = ${AT} and status = 'success' and finished_at > now() - interval '80 days') as bought
      join (select item_id, row_number() over (order by place) as nth from stock.free where service_id = '${stockedId}') as item using (nth)`)
    await run(
      `insert into stock.handed_out (item_id, order_id, at, seen_at) select item_id, order_id, at, at from sold order by at`,
    )
    await run(`delete from stock.free using sold where service_id = '${stockedId}' and free.item_id = sold.item_id`)
    await run(`update orders.orders set service_id = '${stockedId}', goods = 1 from sold where id = order_id`)
    await run(
      `update stock.pools set free = free - count, sold = count from (select count(*) from sold) as it where service_id = '${stockedId}'`,
    )
    await run(
      `update catalog.services set availability = free from stock.pools where id = service_id and service_id = '${stockedId}'`,
    )
    await run('drop table sold')
  })
}
