import type { Page } from '@runmart/contract/lists'
import type { CodeDraft, DiscountCode } from '@runmart/contract/orders-discount-codes'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const codes = query
  .selectFrom('orders.codes')
  .select([
    'code',
    'uses',
    'discounted',
    'createdAt',
    'kind',
    'value',
    'startsAt',
    'endsAt',
    'mostUses',
    'mostUsesEach',
    'minimum',
    'serviceIds',
    'active',
  ])

type StoredCode = Omit<DiscountCode, 'draft'> & CodeDraft

function toCode({ code, uses, createdAt, discounted, ...draft }: StoredCode): DiscountCode {
  return { code, uses, createdAt, discounted, draft }
}

/** Codes that contain these letters, newest first, and their total number. */
export async function listCodes(
  tx: Tx,
  { page, limit }: Page,
  pattern: string | null,
): Promise<{ items: DiscountCode[]; total: number }> {
  const found = pattern === null ? codes : codes.where('code', 'ilike', pattern)
  const rows = await tx.all(
    found
      .orderBy('createdAt', 'desc')
      .orderBy('code')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items: rows.map(toCode), total: await countRows(tx, found) }
}

export type RunningCode = Pick<CodeDraft, 'kind' | 'value' | 'minimum' | 'serviceIds'>

/** The discounts of all usable codes. Codes with equal discounts appear once. */
export function listRunningCodes(reader: Reader): Promise<RunningCode[]> {
  return reader.all<RunningCode>(sql`
    select distinct kind, value, minimum, service_ids as "serviceIds" from orders.codes
    where active and coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true) and coalesce(uses < most_uses, true)`)
}

/** The code, locked until the transaction ends. */
export async function lockCode(tx: Tx, code: string): Promise<DiscountCode | null> {
  const row = await tx.find(codes.where('code', '=', code).forUpdate())
  return row && toCode(row)
}

export async function insertCode(tx: Tx, code: string, draft: CodeDraft, writtenBy: string): Promise<void> {
  await tx.run(query.insertInto('orders.codes').values({ code, ...columnsOf(draft), writtenBy: [writtenBy] }))
}

export async function updateCode(tx: Tx, code: string, draft: CodeDraft, writtenBy: string): Promise<void> {
  await tx.run(
    query
      .updateTable('orders.codes')
      .set({ ...columnsOf(draft), writtenBy: sql`array(select distinct unnest(written_by || ${writtenBy}::uuid))` })
      .where('code', '=', code),
  )
}

function columnsOf(it: CodeDraft) {
  return {
    kind: it.kind,
    value: it.value,
    startsAt: it.startsAt,
    endsAt: it.endsAt,
    mostUses: it.mostUses,
    mostUsesEach: it.mostUsesEach,
    minimum: it.minimum,
    serviceIds: it.serviceIds,
    active: it.active,
  }
}

/** Frees the use of a code by an order that was refunded completely. */
export async function releaseCode(tx: Tx, code: string, discount: number): Promise<void> {
  await tx.run(
    query
      .updateTable('orders.codes')
      .set((eb) => ({ uses: eb('uses', '-', 1), discounted: eb('discounted', '-', discount) }))
      .where('code', '=', code),
  )
}
