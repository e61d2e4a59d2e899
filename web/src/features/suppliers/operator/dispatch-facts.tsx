import type { Dispatch } from '@runmart/contract/suppliers-orders'
import { amountText, numberText } from '@runmart/i18n/formats'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useRights } from '#platform/use-rights.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { moneyText } from '#ui/money-text.ts'
import { TextLink } from '#ui/text-link.tsx'

/** The known facts of an order at its supplier. */
export function DispatchFacts({ dispatch }: { dispatch: Dispatch }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const may = useRights()
  const { state, supplierId, supplierName, externalId, quantity, status, startCount, remains } = dispatch
  const { charge, currency, cost, triedAt, sentAt, askedAt, dueAt, tries } = dispatch
  const number = (value: number | null) => value !== null && numberText(language, value)
  const isOpen = state === 'waiting' || state === 'sent'
  const facts: { label: string; value: ReactNode }[] = [
    {
      label: t('operatorDispatches.supplier'),
      value:
        supplierName && supplierId && may('catalog') ? (
          <TextLink to={operatorPaths.supplier(supplierId)}>{supplierName}</TextLink>
        ) : (
          (supplierName ?? <span className="text-ink-faint">{t('operatorDispatches.nobody')}</span>)
        ),
    },
    {
      label: t('operatorDispatches.number'),
      value: externalId && (
        <span className="inline-flex items-center gap-1">
          <span className="font-mono">{externalId}</span>
          <CopyButton text={externalId} label={t('operatorDispatches.copyNumber')} />
        </span>
      ),
    },
    { label: t('operatorDispatches.status'), value: status },
    { label: t('operatorDispatches.quantity'), value: number(quantity) },
    { label: t('operatorDispatches.remains'), value: number(remains) },
    { label: t('operatorDispatches.startCount'), value: number(startCount) },
    {
      label: t('operatorDispatches.charge'),
      value: charge !== null && currency && amountText(language, charge, currency),
    },
    { label: t('operatorDispatches.cost'), value: cost !== null && moneyText(language, cost) },
    { label: t('operatorDispatches.tried'), value: !sentAt && triedAt && <DateTime at={triedAt} as="time" /> },
    { label: t('operatorDispatches.sent'), value: sentAt && <DateTime at={sentAt} /> },
    { label: t('operatorDispatches.asked'), value: askedAt && <DateTime at={askedAt} /> },
    {
      label: t(state === 'waiting' ? 'operatorDispatches.dueSend' : 'operatorDispatches.due'),
      value: isOpen && dueAt && <DateTime at={dueAt} as="time" />,
    },
    { label: t('operatorDispatches.tries'), value: tries > 1 && number(tries) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label} className="min-w-0">
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className="font-semibold wrap-anywhere text-ink tabular-nums">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
