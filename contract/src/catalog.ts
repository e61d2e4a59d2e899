import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Dong } from './money.ts'

export const categories = ['mmo', 'referral', 'game', 'telegram', 'proxy'] as const
export const providers = ['USER_PROVIDED', 'OWNER_PROVIDE', 'PARTNER_PROVIDED'] as const
export const serviceTypes = ['REFERRAL', 'AUTO_BOT'] as const
export const serviceModes = ['single', 'multi'] as const
export const serviceStatuses = ['active', 'sold_out', 'maintenance'] as const
export const billings = ['unit', 'day'] as const

export const Service = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(categories),
  provider: z.enum(providers),
  serviceType: z.enum(serviceTypes),
  mode: z.enum(serviceModes),
  status: z.enum(serviceStatuses),
  availability: z.nullable(z.int()),
  price: Dong,
  billing: z.enum(billings),
  minAmount: z.int(),
  maxAmount: z.int(),
  botId: z.nullable(z.string()),
  stats: z.nullable(
    z.strictObject({ completionRate: z.number(), refundRate: z.number(), medianStartSeconds: z.int() }),
  ),
})
export type Service = z.infer<typeof Service>

export const catalog = {
  services: endpoint({
    method: 'GET',
    path: '/user/service/get-all',
    summary: 'The catalogue, in the asked language; works signed out',
    access: 'anyone',
    query: z.object({
      provider: z.optional(z.enum(providers)),
      serviceType: z.optional(z.enum(serviceTypes)),
      status: z.optional(z.enum(serviceStatuses)),
      q: z.optional(z.string().check(z.trim(), z.maxLength(100, 'textTooLong'))),
    }),
    data: z.strictObject({ items: z.array(Service) }),
  }),
}
