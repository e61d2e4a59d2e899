import { type PanelType, panelTypes } from '@runmart/contract/suppliers-panel-types'
import * as z from 'zod/mini'
import { cutText } from '../outside-text.ts'
import { Count, Decimal, Flag, Id, plain } from './panel-values.ts'

const typeNames = new Map((Object.keys(panelTypes) as PanelType[]).map((it) => [plain(it), it]))

const PanelService = z.object({
  service: Id,
  name: cutText(500),
  type: z.optional(cutText(60)),
  category: z.optional(z.nullable(cutText(200))),
  rate: Decimal,
  min: Count,
  max: Count,
  refill: z.optional(Flag),
  cancel: z.optional(Flag),
  dripfeed: z.optional(Flag),
  desc: z.optional(z.nullable(cutText(5_000))),
})

export type PanelOffer = {
  id: string
  name: string
  /** Often in HTML; empty if the panel gives none. */
  description: string
  /** Null for an unknown type. */
  type: PanelType | null
  category: string
  /** For 1,000, or for one if it is a package. */
  rate: string
  min: number
  max: number
  canRefill: boolean
  canCancel: boolean
  canDrip: boolean
}

/** Reads one offer of a panel; null if it is unreadable. */
export function offerOf(it: unknown): PanelOffer | null {
  const read = z.safeParse(PanelService, it)
  if (!read.success || read.data.rate.startsWith('-')) return null
  const { service: id, name, type = 'Default', category, rate, min, max, refill, cancel, dripfeed, desc } = read.data
  return {
    id,
    name: name.trim(),
    description: desc?.trim() ?? '',
    type: typeNames.get(plain(type)) ?? null,
    category: category ?? '',
    rate,
    min,
    max,
    canRefill: refill ?? false,
    canCancel: cancel ?? false,
    canDrip: dripfeed ?? false,
  }
}
