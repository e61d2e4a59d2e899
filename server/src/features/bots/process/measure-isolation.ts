import { type IsolationPromise, isolationPromises } from '@runmart/contract/bots-operator'
import type { Layers } from './layers.ts'
import { runProbe } from './probe/run-probe.ts'

/** How this machine keeps bots apart. */
export type Isolation = { layers: Layers; full: boolean; missing: IsolationPromise[] }

let measured: Promise<Isolation> | null = null

/** Finds the strongest layers that really start here, lets a probe attack them and returns what did not hold; measured once. */
export function measureIsolation(): Promise<Isolation> {
  measured ??= measure()
  return measured
}

async function measure(): Promise<Isolation> {
  let best: Isolation = { layers: bare, full: false, missing: [...isolationPromises] }
  for (const layers of strongestFirst()) {
    const found = await runProbe(layers)
    if (!found || found.missing.length >= best.missing.length) continue
    best = { ...found, full: !found.missing.length }
    if (best.full) break
  }
  return best
}

const bare: Layers = { namespaces: null, setpriv: false, ownUser: false, reservedKb: null }

function strongestFirst(): Layers[] {
  const root = process.getuid?.() === 0
  const own: Layers = { ...bare, ownUser: root }
  if (process.platform !== 'linux') return [own, bare]
  const guarded: Layers = { ...own, setpriv: true }
  const inherited: Layers = { ...bare, setpriv: true }
  return [{ ...guarded, namespaces: root ? 'root' : 'user' }, guarded, own, inherited, bare]
}
