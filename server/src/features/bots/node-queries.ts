import type { BotNode } from '@runmart/contract/bots-operator'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type NodeReport = Pick<BotNode, 'id' | 'name' | 'places' | 'running' | 'memoryMb' | 'load' | 'lacks'>

/** Stores a sign of life of this node and its load. */
export async function saveNode(tx: Tx, it: NodeReport): Promise<void> {
  const { id, name, places, lacks, running, memoryMb, load } = it
  const busy = { running, memoryMb, load }
  await tx.run(
    query
      .insertInto('bots.nodes')
      .values({ id, name, places, lacks, ...busy })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...busy, seenAt: sql<string>`now()` })),
  )
}

export async function deleteNode(tx: Tx, id: string): Promise<void> {
  await tx.run(query.deleteFrom('bots.nodes').where('id', '=', id))
}

/** Deletes nodes that sent no report for a while. */
export async function deleteSilentNodes(tx: Tx): Promise<void> {
  await tx.run(query.deleteFrom('bots.nodes').where('seenAt', '<', sql<string>`now() - interval '1 minute'`))
}

/** Active nodes. Counts their runs by leases, like the list of runs: a report is seconds old. */
export function listNodes(tx: Tx): Promise<BotNode[]> {
  const running = sql<number>`(
    select count(*)::int from bots.runs r where r.holder = nodes.id and r.lease_until > now())`.as('running')
  return tx.all(
    query
      .selectFrom('bots.nodes')
      .select(['id', 'name', 'startedAt', 'seenAt', 'places', running, 'memoryMb', 'load', 'lacks'])
      .$narrowType<Pick<BotNode, 'lacks'>>()
      .where('seenAt', '>', sql<string>`now() - interval '20 seconds'`)
      .orderBy('startedAt'),
  )
}

/** The names of the nodes of these runs, by order. */
export async function nodesOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.all(
    query
      .selectFrom('bots.runs as r')
      .innerJoin('bots.nodes as n', 'n.id', 'r.holder')
      .select(['r.orderId', 'n.name'])
      .where('r.orderId', '=', sql<string>`any (${orderIds}::uuid[])`)
      .where('r.leaseUntil', '>', sql<string>`now()`),
  )
  return new Map(rows.map((it) => [it.orderId, it.name]))
}
