import type { SayPublic } from '@runmart/i18n/public'
import { Each } from '../each.tsx'
import { Unless } from '../unless.tsx'

/** What the service being drawn costs, each or a day. */
export function ServicePrice({ say }: { say: SayPublic }) {
  const price = '{{price}}'
  return (
    <>
      <Each of="isByDay">{say('services.perDay', { price })}</Each>
      <Unless of="isByDay">{say('services.perUnit', { price })}</Unless>
    </>
  )
}
