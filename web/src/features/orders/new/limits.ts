import type { Service } from '@runmart/contract/catalog'

type Limited = Pick<Service, 'status' | 'availability' | 'billing' | 'minAmount' | 'maxAmount'>

/** The least and the most that one order may be of, with what is left counted in. */
export function amountLimits({ billing, minAmount, maxAmount, availability }: Limited): {
  least: number
  most: number
} {
  // Billed by the day, what is left counts orders, not days.
  const left = billing === 'unit' && availability !== null ? availability : maxAmount
  return { least: minAmount, most: Math.min(maxAmount, left) }
}

/** Whether a service can be chosen at all. */
export function canOrder(service: Limited): boolean {
  const { least, most } = amountLimits(service)
  return service.status === 'active' && service.availability !== 0 && least <= most
}

/** Whether one order of a service can be for a whole list of links. */
export function takesMany({ serviceType, billing, mode }: Pick<Service, 'serviceType' | 'billing' | 'mode'>): boolean {
  return serviceType === 'REFERRAL' && billing === 'unit' && mode === 'multi'
}
