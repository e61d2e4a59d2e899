import { setTimeout as sleep } from 'node:timers/promises'

/** Kills a shop's worker with `kill -9` and waits until the shop has started another one. */
export async function killWorker(shopPid: number | undefined): Promise<void> {
  if (!shopPid) throw new Error('Only of a shop of one’s own the worker is killed: name one by test.use({ ownShop })')
  const { descendants } = await import('../../tools/process-tree.mjs' as string)
  const find = (): number | undefined =>
    descendants(shopPid).find((it: { command: string }) => it.command.includes('start-worker'))?.pid
  const victim = find()
  if (!victim) throw new Error('The shop has no worker')
  process.kill(victim, 'SIGKILL')
  const giveUpAt = Date.now() + 60_000
  for (let next = find(); !next || next === victim; next = find()) {
    if (Date.now() > giveUpAt) throw new Error('The shop started no other worker')
    await sleep(100)
  }
}
