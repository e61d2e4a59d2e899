import { costOf, growthOf, LINEAR } from './growth-of.ts'
import { type Pump, samplePumps } from './sample-pumps.ts'

export type Expression = { place: string; source: string; flags: string }

/** A first check, because exponential expressions never end on longer texts; in milliseconds. */
const short = { size: 20, mostMs: 2 }
/** Sizes at which cubic and quadratic expressions are plainly slow, and linear ones are not. */
const longer = [
  { size: 280, mostMs: 2 },
  { size: 4_000, mostMs: 0.4 },
]

/** A text that takes an expression more than linear time; null if none is found. */
export async function findSlowPump({ source, flags }: Expression): Promise<Pump | null> {
  const expression = new RegExp(source, flags)
  const look = ({ start, pump, end }: Pump, size: number) =>
    (start + pump.repeat(Math.ceil(size / pump.length)) + end).replace(expression, '')
  const isSlow = async (pump: Pump, { size, mostMs }: typeof short, times: number) => {
    for (let time = 0; time < times; time++) if ((await costOf(() => look(pump, size))) < mostMs) return false
    return true
  }
  const pumps = samplePumps(source, flags)
  for (const pump of pumps) if (await isSlow(pump, short, 5)) return pump
  for (const at of longer)
    for (const pump of pumps)
      if ((await isSlow(pump, at, 2)) && (await growthOf((size) => look(pump, size), at.size)) > LINEAR) return pump
  return null
}
