import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import type { Row } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import type { Log } from '../log.ts'

const CHECK_EVERY_MS = 1_000

type WorkerLock = { nodeId: string; addHolder(holder: string): void; stop(): Promise<void> }

type Callbacks = {
  /** The lock is lost, so other nodes consider this one dead: it must stop. */
  onLost(): void
  /** Another node died; runs in the transaction that found it. */
  onDeath?(tx: Tx, nodeId: string): Promise<void>
}

/**
 * Holds an advisory lock on its own connection, which the database frees when the process dies. Each node looks for
 * nodes with a free lock and releases their unfinished jobs at once; the job engine alone would wait for hours. A node
 * that loses its connection must stop: others will take its jobs.
 */
export async function holdWorkerLock(
  db: Database,
  databaseUrl: string,
  log: Log,
  { onLost, onDeath = async () => {} }: Callbacks,
): Promise<WorkerLock> {
  const nodeId = randomUUID()
  const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, application_name: 'runmart presence' })
  let stopping = false
  client.on('error', () => {})
  client.on('end', () => {
    if (!stopping) onLost()
  })
  await client.connect()
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [nodeId])
  await db.transaction((tx) => tx.run(sql`insert into platform.nodes (id) values (${nodeId})`))

  const checking = setInterval(() => {
    releaseJobsOfDeadNodes(db, log, onDeath).catch((problem: Error) =>
      log.warn({ problem: problem.message }, 'cannot look for dead nodes'),
    )
  }, CHECK_EVERY_MS)

  return {
    nodeId,
    addHolder(holder) {
      db.transaction((tx) =>
        tx.run(sql`update platform.nodes set holders = array_append(holders, ${holder}) where id = ${nodeId}`),
      ).catch((problem: Error) => {
        log.error({ problem: problem.message }, 'cannot announce this node')
        onLost()
      })
    },
    async stop() {
      stopping = true
      clearInterval(checking)
      await db.transaction((tx) => tx.run(sql`delete from platform.nodes where id = ${nodeId}`)).catch(() => {})
      await client.end()
    },
  }
}

/** Finds nodes whose lock is free and unlocks their jobs. */
async function releaseJobsOfDeadNodes(
  db: Database,
  log: Log,
  onDeath: NonNullable<Callbacks['onDeath']>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const dead = await tx.all<Pick<Row<'platform.nodes'>, 'id' | 'holders'>>(sql`
      select id, holders from platform.nodes
      where pg_try_advisory_xact_lock(hashtextextended(id::text, 0)) for update skip locked`)
    for (const { id, holders } of dead) {
      await tx.run(sql`select graphile_worker.force_unlock_workers(${holders})`)
      await onDeath(tx, id)
      await tx.run(sql`delete from platform.nodes where id = ${id}`)
      log.warn({ node: id }, 'a node died; its jobs go on here')
    }
  })
}
