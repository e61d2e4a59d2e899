import { type IsolationPromise, isolationPromises } from '@runmart/contract/bots-operator'
import type { IsolationLayers } from './isolation-command.ts'
import { buildOwnRoot } from './own-root.ts'
import { runProbe } from './probe/run-probe.ts'

/** The isolation of bots on this machine. */
export type Isolation = { layers: IsolationLayers; full: boolean; missing: IsolationPromise[] }

let measured: Promise<Isolation> | null = null

/**
 * Finds the strongest layers that start here, attacks them with a probe and returns the broken promises. Measures once.
 */
export function measureIsolation(): Promise<Isolation> {
  measured ??= measure()
  return measured
}

async function measure(): Promise<Isolation> {
  let best: Isolation = { layers: bare, full: false, missing: [...isolationPromises] }
  for (const layers of await strongestFirst()) {
    const found = await runProbe(layers)
    if (!found || found.missing.length >= best.missing.length) continue
    best = { ...found, full: !found.missing.length }
    if (best.full) break
  }
  return best
}

const bare: IsolationLayers = { namespaces: null, ownRoot: null, setpriv: false, ownUser: false, reservedKb: null }

async function strongestFirst(): Promise<IsolationLayers[]> {
  const root = process.getuid?.() === 0
  const own: IsolationLayers = { ...bare, ownUser: root }
  if (process.platform !== 'linux') return [own, bare]
  const guarded: IsolationLayers = { ...own, setpriv: true }
  const inherited: IsolationLayers = { ...bare, setpriv: true }
  const namespaces = root ? 'root' : 'user'
  const apart: IsolationLayers = { ...guarded, namespaces }
  const ownRoot = await buildOwnRoot(namespaces)
  return [...(ownRoot ? [{ ...apart, ownRoot }] : []), apart, guarded, own, inherited, bare]
}
