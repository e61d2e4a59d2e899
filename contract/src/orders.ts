import * as z from 'zod/mini'
import { providers, serviceTypes } from './catalog.ts'
import { Time } from './endpoint.ts'
import { Dong } from './money.ts'

export const orderStatuses = ['pending', 'in-progress', 'success', 'failed', 'cancel', 'refund'] as const
export const botStatuses = ['started', 'paused', 'stopped', 'waiting', 'running', 'error'] as const
export const orderTypes = ['single', 'multiply'] as const

export const Order = z.strictObject({
  id: z.string(),
  orderCode: z.string(),
  orderStatus: z.enum(orderStatuses),
  serviceType: z.enum(serviceTypes),
  serviceId: z.string(),
  serviceName: z.string(),
  provider: z.enum(providers),
  botStatus: z.nullable(z.enum(botStatuses)),
  documentLink: z.nullable(z.string()),
  totalCash: Dong,
  amount: z.int(),
  createdAt: Time,
  expiresAt: z.nullable(Time),
  contactInfo: z.string(),
  note: z.string(),
  discountCode: z.nullable(z.string()),
  orderType: z.enum(orderTypes),
  preOrder: z.boolean(),
  progress: z.nullable(z.strictObject({ total: z.int(), ok: z.int(), failed: z.int() })),
  refunded: Dong,
})
export type Order = z.infer<typeof Order>
