import type { Service } from '@runmart/contract/catalog'
import { Bot, Megaphone, PackageCheck } from 'lucide-react'

export const orderKinds = ['owner', 'partner', 'user'] as const
export type OrderKind = (typeof orderKinds)[number]

/** The three order types of the form, each a provider kind with a call of its own. */
export const kindLooks = {
  owner: { provider: 'OWNER_PROVIDE', icon: PackageCheck, text: 'ownerText' },
  partner: { provider: 'PARTNER_PROVIDED', icon: Megaphone, text: 'partnerText' },
  user: { provider: 'USER_PROVIDED', icon: Bot, text: 'userText' },
} as const satisfies Record<OrderKind, { provider: Service['provider']; [more: string]: unknown }>

/** Under which order type a service is offered. */
export function kindOf({ provider }: Pick<Service, 'provider'>): OrderKind {
  return orderKinds.find((kind) => kindLooks[kind].provider === provider) ?? 'owner'
}
