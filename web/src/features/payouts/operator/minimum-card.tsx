import { payouts } from '@runmart/contract/payouts'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Money } from '#ui/money.tsx'

/** The least that is paid out, and the way to where it is changed. */
export function MinimumCard() {
  const t = useOperatorTranslations()
  const { data } = useApi(payouts.settings)
  if (!data) return null
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <dl>
        <dt className="text-[13px] font-semibold text-ink-soft">{t('operatorPayouts.minimum')}</dt>
        <dd>
          <Money amount={data.settings.minimum} className="block text-lg/7 font-bold text-ink" />
          <span className="block text-[13px] text-pretty text-ink-soft">{t('operatorPayouts.minimumNote')}</span>
        </dd>
      </dl>
      <ButtonLink
        to={operatorPaths.settingsPayouts}
        aria-label={`${t('operatorPayouts.change')}: ${t('operatorPayouts.settings')}`}
      >
        {t('operatorPayouts.change')}
      </ButtonLink>
    </Card>
  )
}
