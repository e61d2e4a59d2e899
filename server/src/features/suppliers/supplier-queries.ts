import type { Supplier } from '@runmart/contract/suppliers'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

/** Counting stops here. */
const MOST = 10_000

/** The shop's suppliers by name with their state, or the one with this id. */
export async function listSuppliers(tx: Tx, id: string | null = null): Promise<Supplier[]> {
  const rows = await tx.all<Omit<Supplier, 'problem'>>(sql`
    select s.id, s.version, s.name, s.kind, s.url, s.currency, trim_scale(s.dong_each)::text as "dongEach",
      s.calls_a_minute as "callsAMinute", s.repeats_safely as "repeatsSafely", trim_scale(s.low_balance)::text as "lowBalance", s.status,
      s.sells_while_refused as "sellsWhileRefused", s.account_problem as "accountProblem",
      trim_scale(s.balance)::text as balance, s.balance_at as "balanceAt", s.synced_at as "syncedAt",
      case when s.open_until > now() then s.open_until end as "openUntil",
      array_remove(array[s.problem, s.balance_problem, s.list_problem, s.ask_problem, s.refill_problem], null) as problems,
      jsonb_build_object(
        'offers', (select count(*) from suppliers.offers o where o.supplier_id = s.id and o.gone_at is null),
        'services', (select count(distinct f.service_id) from suppliers.sources f where f.supplier_id = s.id),
        'openOrders', (select count(*) from (
          select from suppliers.dispatches d where d.supplier_id = s.id and d.state = 'sent' limit ${MOST}) as open),
        'unclearOrders', (select count(*) from (
          select from suppliers.dispatches d where d.supplier_id = s.id and d.state = 'unclear' limit ${MOST}) as unclear)) as counts
    from suppliers.suppliers s
    where ${id}::uuid is null or s.id = ${id}::uuid
    order by lower(s.name), s.id`)
  return rows.map((it) => {
    const problems = [...new Set(it.problems)]
    return { ...it, problem: problems[0] ?? null, problems }
  })
}

/** The names of suppliers, by id. */
export async function supplierNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.all<{ id: string; name: string }>(
    sql`select id, name from suppliers.suppliers where id = any (${ids}::uuid[])`,
  )
  return new Map(rows.map((it) => [it.id, it.name]))
}

/** The supplier with this id, or a refusal. */
export async function getSupplier(tx: Tx, id: string): Promise<Supplier> {
  const [supplier] = isUuid(id) ? await listSuppliers(tx, id) : []
  if (!supplier) throw new Refusal('NOT_FOUND')
  return supplier
}

/** Makes others who change this supplier wait until the transaction ends. */
export async function lockSupplier(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`select from suppliers.suppliers where id = ${id} for update`)
}

/** The settings of a supplier, without its key. */
export type SupplierSettings = Pick<
  Supplier,
  | 'name'
  | 'kind'
  | 'url'
  | 'currency'
  | 'dongEach'
  | 'callsAMinute'
  | 'repeatsSafely'
  | 'lowBalance'
  | 'status'
  | 'sellsWhileRefused'
>

export async function insertSupplier(tx: Tx, it: SupplierSettings, key: Buffer): Promise<string> {
  const { id } = await tx.get<{ id: string }>(sql`
    insert into suppliers.suppliers (name, kind, url, key, currency, dong_each, calls_a_minute, repeats_safely, low_balance, status,
      sells_while_refused)
    values (${it.name}, ${it.kind}, ${it.url}, ${key}, ${it.currency}, ${it.dongEach}::numeric, ${it.callsAMinute}, ${it.repeatsSafely},
      ${it.lowBalance}::numeric, ${it.status}, ${it.sellsWhileRefused})
    returning id`)
  return id
}

/** A null key keeps the stored one. */
export async function updateSupplier(tx: Tx, id: string, it: SupplierSettings, key: Buffer | null): Promise<void> {
  await tx.run(sql`
    update suppliers.suppliers set name = ${it.name}, kind = ${it.kind}, url = ${it.url}, key = coalesce(${key}, key),
      currency = ${it.currency}, dong_each = ${it.dongEach}::numeric, calls_a_minute = ${it.callsAMinute},
      repeats_safely = ${it.repeatsSafely}, low_balance = ${it.lowBalance}::numeric, status = ${it.status},
      sells_while_refused = ${it.sellsWhileRefused},
      told_low = told_low and low_balance is not distinct from ${it.lowBalance}::numeric
    where id = ${id}`)
}

/** The active suppliers, which cron jobs ask. */
export async function listActive(tx: Tx): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`select id from suppliers.suppliers where status = 'active' order by id`)
  return rows.map((it) => it.id)
}

const problemOf = {
  states: sql`ask_problem`,
  refills: sql`refill_problem`,
  balance: sql`balance_problem`,
  offers: sql`list_problem`,
}

/** Stores the problem of one kind of request, or null. Keeps the problems of other kinds. */
export function noteProblem(tx: Tx, id: string, of: keyof typeof problemOf, problem: string | null): void {
  const words = problem?.slice(0, 300) ?? null
  tx.write(sql`
    update suppliers.suppliers set ${problemOf[of]} = ${words} where id = ${id} and ${problemOf[of]} is distinct from ${words}`)
}

/** Stores a balance; returns whether it just fell too low: below the operators' sum, or to zero. */
export async function keepBalance(tx: Tx, id: string, balance: string): Promise<boolean> {
  const { isLow, wasTold } = await tx.get<{ isLow: boolean; wasTold: boolean }>(sql`
    select coalesce(${balance}::numeric < low_balance, ${balance}::numeric <= 0) as "isLow", told_low as "wasTold"
    from suppliers.suppliers where id = ${id} for update`)
  await tx.run(sql`
    update suppliers.suppliers set balance = ${balance}::numeric, balance_at = now(), told_low = ${isLow} where id = ${id}`)
  return isLow && !wasTold
}
