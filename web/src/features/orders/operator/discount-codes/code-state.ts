import type { DiscountCode } from '@runmart/contract/orders-discount-codes'

export type CodeState = 'usable' | 'off' | 'notYet' | 'over' | 'usedUp'

/** Whether a code could be used now, and why not. */
export function codeState({ draft, uses }: Pick<DiscountCode, 'draft' | 'uses'>, now: number): CodeState {
  if (!draft.active) return 'off'
  if (draft.endsAt && now >= Date.parse(draft.endsAt)) return 'over'
  if (draft.startsAt && now < Date.parse(draft.startsAt)) return 'notYet'
  if (draft.mostUses !== null && uses >= draft.mostUses) return 'usedUp'
  return 'usable'
}
