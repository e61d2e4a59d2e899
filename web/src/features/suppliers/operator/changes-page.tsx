import { suppliers } from '@runmart/contract/suppliers'
import type { SupplyChange } from '@runmart/contract/suppliers-sources'
import { numberText, percentText } from '@runmart/i18n/formats'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { showToast } from '#platform/toasts.ts'
import { useAct } from '#platform/use-act.ts'
import { useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { List } from '#ui/list.tsx'
import { ListScreen } from '#ui/list-screen.tsx'
import { RowsSkeleton } from '#ui/list-skeleton.tsx'
import { moneyText } from '#ui/money-text.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { isFar, useConfirmChanges } from '#ui/use-confirm-changes.tsx'

/** Prices and limits that changed at suppliers and wait for an operator, oldest first. */
export default function ChangesPage() {
  const t = useOperatorTranslations()
  const filters = useFilters()
  const list = useApiPage(suppliers.changes, filters.page, {}, { refetchInterval: 15_000 })
  const { decide, deciding, dialog } = useChangeDecision()
  return (
    <>
      <title>{`${t('operatorChanges.title')} · Runmart`}</title>
      <BackLink to={operatorPaths.suppliers}>{t('operatorSuppliers.back')}</BackLink>
      <PageHeader title={t('operatorChanges.title')} description={t('operatorChanges.intro')} />
      <ListScreen
        list={list}
        filters={filters}
        count={(count) => t('operatorChanges.found', { count })}
        skeleton={<RowsSkeleton rows={4} end="text" />}
        empty={{ icon: CircleCheck, title: t('operatorChanges.none'), text: t('operatorChanges.noneText') }}
      >
        {(changes) => (
          <List label={t('operatorChanges.title')}>
            {changes.map((it) => (
              <ChangeRow key={`${it.serviceId}/${it.position}`} change={it} busy={deciding} onDecide={decide} />
            ))}
          </List>
        )}
      </ListScreen>
      {dialog}
    </>
  )
}

type Props = { change: SupplyChange; busy: boolean; onDecide: Decide }

/** One change: before → after of each difference, and the possible actions. */
function ChangeRow({ change, busy, onDecide }: Props) {
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

type Decide = (change: SupplyChange, decision: 'approve' | 'dismiss') => void

/** Applies a change or leaves it. The operator must type a price again if it moves far. */
function useChangeDecision() {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act, acting } = useAct(suppliers.decideChange, { untilFresh: true })
  const { confirmChanges, dialog } = useConfirmChanges()

  const isSure = async ({ serviceName: name, before, after }: SupplyChange) => {
    const price = {
      label: t('operatorChanges.price'),
      before: moneyText(language, before.price),
      after: moneyText(language, after.price),
      move: { before: before.price, after: after.price },
    }
    if (!isFar(price)) return true
    return confirmChanges({
      title: t('operatorChanges.sureTitle', { name }),
      text: t('operatorChanges.sureText'),
      confirm: t('operatorChanges.sureNow'),
      changes: [price],
    })
  }
  const decide = async (change: SupplyChange, decision: 'approve' | 'dismiss') => {
    if (decision === 'approve' && !(await isSure(change))) return
    const { serviceId: service, position, after } = change
    const answer = await act({
      params: { service, position: String(position) },
      body: { decision, acceptPrice: after.price },
    })
    const isNewer = !answer.success && (answer.code === 'PRICE_CHANGED' || answer.code === 'CONFLICT')
    if (!answer.success) showToast('error', isNewer ? t('operatorChanges.changedAgain') : answer.error)
  }
  return { decide: ((...args) => void decide(...args)) as Decide, deciding: acting, dialog }
}
