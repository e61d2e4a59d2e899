import type { Page } from '@runmart/contract/lists'
import type { CodeDraft, DiscountCode } from '@runmart/contract/orders-discount-codes'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const columns = sql`c.code, c.uses, c.discounted, c.created_at as "createdAt",
  c.kind, c.value, c.starts_at as "startsAt", c.ends_at as "endsAt", c.most_uses as "mostUses",
  c.most_uses_each as "mostUsesEach", c.minimum, c.service_ids as "serviceIds", c.active`

type Row = Omit<DiscountCode, 'draft'> & CodeDraft

function toCode({ code, uses, createdAt, discounted, ...draft }: Row): DiscountCode {
  return { code, uses, createdAt, discounted, draft }
}

/** Codes that hold these letters, newest first, and how many there are. */
export async function listCodes(
  tx: Tx,
  { page, limit }: Page,
  pattern: string | null,
): Promise<{ items: DiscountCode[]; total: number }> {
  const matching = sql`orders.codes c where (${pattern}::text is null or c.code ilike ${pattern})`
  const rows = await tx.all<Row>(sql`
    select ${columns} from ${matching} order by c.created_at desc, c.code limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total from ${matching}`)
  return { items: rows.map(toCode), total }
}

/** The code, locked until the transaction ends. */
export async function lockCode(tx: Tx, code: string): Promise<DiscountCode | null> {
  const row = await tx.find<Row>(sql`select ${columns} from orders.codes c where c.code = ${code} for update`)
  return row && toCode(row)
}

export async function insertCode(tx: Tx, code: string, it: CodeDraft): Promise<void> {
  await tx.run(sql`
    insert into orders.codes (code, kind, value, starts_at, ends_at, most_uses, most_uses_each, minimum, service_ids, active)
    values (${code}, ${it.kind}, ${it.value}, ${it.startsAt}, ${it.endsAt}, ${it.mostUses}, ${it.mostUsesEach},
      ${it.minimum}, ${it.serviceIds}, ${it.active})`)
}

export async function updateCode(tx: Tx, code: string, it: CodeDraft): Promise<void> {
  await tx.run(sql`
    update orders.codes set kind = ${it.kind}, value = ${it.value}, starts_at = ${it.startsAt}, ends_at = ${it.endsAt},
      most_uses = ${it.mostUses}, most_uses_each = ${it.mostUsesEach}, minimum = ${it.minimum},
      service_ids = ${it.serviceIds}, active = ${it.active}
    where code = ${code}`)
}

/** An order that gave everything back does not count as a use. */
export async function giveBackCode(tx: Tx, code: string, discount: number): Promise<void> {
  await tx.run(sql`update orders.codes set uses = uses - 1, discounted = discounted - ${discount} where code = ${code}`)
}
