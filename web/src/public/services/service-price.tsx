import type { TranslateSite } from '@runmart/i18n/site'
import { Each } from '../each.tsx'
import { Unless } from '../unless.tsx'

/** What the service being drawn costs, each or a day. */
export function ServicePrice({ t }: { t: TranslateSite }) {
  const price = '{{price}}'
  return (
    <>
      <Each of="isByDay">{t('services.perDay', { price })}</Each>
      <Unless of="isByDay">{t('services.perUnit', { price })}</Unless>
    </>
  )
}
