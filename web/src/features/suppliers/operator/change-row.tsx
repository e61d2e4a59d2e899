import type { SupplyChange } from '@runmart/contract/suppliers-sources'
import { numberText, percentText } from '@runmart/i18n/formats'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { moneyText } from '#ui/money-text.ts'
import { TextLink } from '#ui/text-link.tsx'
import type { Decide } from './use-change-decision.tsx'

type Props = { change: SupplyChange; busy: boolean; onDecide: Decide }

/** One change: before → after of what is different, and what can be done about it. */
export function ChangeRow({ change, busy, onDecide }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { serviceId, serviceName: name, supplierName, since, before, after, now, renamed } = change
  const limits = (it: SupplyChange['now']) =>
    `${numberText(language, it.minAmount)} – ${numberText(language, it.maxAmount)}`
  const share = before.price > 0 ? (after.price / before.price - 1) * 100 : 0
  return (
    <li className="grid items-center gap-x-6 gap-y-2 px-5 py-2.5 text-[13px] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <TextLink
          to={operatorPaths.serviceTab(serviceId, 'suppliers')}
          className="inline-flex min-h-6 items-center wrap-anywhere text-ink!"
        >
          {name}
        </TextLink>
        <p className="text-ink-faint">
          {supplierName} · <DateTime at={since} />
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        {before.price !== after.price && (
          <Change label={t('operatorChanges.price')} before={moneyText(language, before.price)}>
            {moneyText(language, after.price)}
            <span className="ml-1.5 font-normal text-ink-soft">
              {share > 0 && '+'}
              {percentText(language, share, 1)}
            </span>
          </Change>
        )}
        {limits(before) !== limits(after) && (
          <Change label={t('operatorChanges.limits')} before={limits(before)}>
            {limits(after)}
            {limits(now) !== limits(before) && (
              <span className="block font-normal text-pretty text-ink-soft">
                {t('operatorChanges.narrowed', { limits: limits(now) })}
              </span>
            )}
          </Change>
        )}
        {renamed && (
          <Change label={t('operatorChanges.renamed')} before={renamed.before}>
            {renamed.after}
            <span className="block font-normal text-pretty text-ink-soft">{t('operatorChanges.renamedText')}</span>
          </Change>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="quiet"
          disabled={busy}
          aria-label={t('operatorChanges.leaveOf', { name })}
          onClick={() => onDecide(change, 'dismiss')}
        >
          {t('operatorChanges.leave')}
        </Button>
        <Button
          size="sm"
          disabled={busy}
          aria-label={t('operatorChanges.approveOf', { name })}
          onClick={() => onDecide(change, 'approve')}
        >
          {t('operatorChanges.approve')}
        </Button>
      </div>
    </li>
  )
}

function Change({ label, before, children }: { label: string; before: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="wrap-anywhere tabular-nums">
        <span className="text-ink-soft">{before}</span> → <span className="font-semibold text-ink">{children}</span>
      </dd>
    </div>
  )
}
