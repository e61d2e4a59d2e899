import { Link2 } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'

/** The way to ordering for many referral links at once. */
export function BulkLinks() {
  const t = useTranslations()
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-sm font-bold text-ink">{t('referrals.bulk')}</h2>
        <p className="mt-0.5 text-pretty text-ink-soft">{t('referrals.bulkText')}</p>
      </div>
      <ButtonLink to={paths.orderLinks} icon={<Link2 aria-hidden />}>
        {t('referrals.bulkAction')}
      </ButtonLink>
    </Card>
  )
}
