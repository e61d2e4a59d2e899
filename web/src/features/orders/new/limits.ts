import type { Service } from '@runmart/contract/catalog'

type Limited = Pick<Service, 'status' | 'availability' | 'billing' | 'minAmount' | 'maxAmount'>

/** The minimum and maximum amount of one order, limited by the remaining amount. */
export function amountLimits({ billing, minAmount, maxAmount, availability }: Limited): {
  least: number
  most: number
} {
  // For services billed by the day, the remaining amount counts orders, not days.
  const left = billing === 'unit' && availability !== null ? availability : maxAmount
  return { least: minAmount, most: Math.min(maxAmount, left) }
}

/** True if customers can order the service now. */
export function canOrder(service: Limited): boolean {
  const { least, most } = amountLimits(service)
  return service.status === 'active' && service.availability !== 0 && least <= most
}

/** True if one order of the service can contain a whole list of links. */
export function takesMany({ serviceType, billing, mode }: Pick<Service, 'serviceType' | 'billing' | 'mode'>): boolean {
  return serviceType === 'REFERRAL' && billing === 'unit' && mode === 'multi'
}
