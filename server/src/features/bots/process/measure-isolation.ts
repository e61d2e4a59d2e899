import { type IsolationPromise, isolationPromises } from '@runmart/contract/bots-operator'
import type { IsolationLayers } from './layers.ts'
import { runProbe } from './probe/run-probe.ts'

/** How this machine keeps bots apart. */
export type Isolation = { layers: IsolationLayers; full: boolean; missing: IsolationPromise[] }

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

const bare: IsolationLayers = { namespaces: null, setpriv: false, ownUser: false, reservedKb: null }

function strongestFirst(): IsolationLayers[] {
  const root = process.getuid?.() === 0
  const own: IsolationLayers = { ...bare, ownUser: root }
  if (process.platform !== 'linux') return [own, bare]
  const guarded: IsolationLayers = { ...own, setpriv: true }
  const inherited: IsolationLayers = { ...bare, setpriv: true }
  return [{ ...guarded, namespaces: root ? 'root' : 'user' }, guarded, own, inherited, bare]
}
