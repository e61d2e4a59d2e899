import type { BotNode } from '@runmart/contract/bots-operator'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type NodeReport = Pick<BotNode, 'id' | 'name' | 'places' | 'running' | 'memoryMb' | 'load' | 'lacks'>

/** Writes that this node lives and how busy it is. */
export async function saveNode(tx: Tx, it: NodeReport): Promise<void> {
  await tx.run(sql`
    insert into bots.nodes (id, name, places, running, memory_mb, load, lacks)
    values (${it.id}, ${it.name}, ${it.places}, ${it.running}, ${it.memoryMb}, ${it.load}, ${it.lacks})
    on conflict (id) do update set seen_at = now(), running = excluded.running, memory_mb = excluded.memory_mb,
      load = excluded.load`)
}

export async function deleteNode(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from bots.nodes where id = ${id}`)
}

/** Nodes without a report for a while are gone. */
export async function deleteSilentNodes(tx: Tx): Promise<void> {
  await tx.run(sql`delete from bots.nodes where seen_at < now() - interval '1 minute'`)
}

export function listNodes(tx: Tx): Promise<BotNode[]> {
  return tx.all<BotNode>(sql`
    select id, name, started_at as "startedAt", seen_at as "seenAt", places, running, memory_mb as "memoryMb", load, lacks
    from bots.nodes where seen_at > now() - interval '20 seconds' order by started_at`)
}

/** The names of the nodes that have these runs, by their orders. */
export async function nodesOf(tx: Tx, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.all<{ id: string; name: string }>(sql`
    select r.order_id as id, n.name from bots.runs r join bots.nodes n on n.id = r.holder
    where r.order_id = any (${orderIds}::uuid[]) and r.lease_until > now()`)
  return new Map(rows.map((it) => [it.id, it.name]))
}
