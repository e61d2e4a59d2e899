import { Time } from '@runmart/contract/endpoint'
import * as z from 'zod/mini'
import { fromLocal } from '#platform/local-time.ts'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { DateTimeField, readDateTime } from '#ui/date-time-field.tsx'

/** Applies to all items of one upload. */
export const Given = z.strictObject({ expiresAt: z.nullable(Time) })
export type Given = z.infer<typeof Given>

export const readExpiry = (data: FormData) => ({ expiresAt: fromLocal(readDateTime(data, 'expiresAt')) })

/** The time when the added items stop being sold. */
export function ExpiryField() {
  const t = usePartnerTranslations()
  return (
    <div className="max-w-80">
      <DateTimeField
        label={t('operatorStock.expires')}
        name="expiresAt"
        defaultValue=""
        usualTime="23:59"
        hint={t('operatorStock.expiresHint')}
        optional
      />
    </div>
  )
}
