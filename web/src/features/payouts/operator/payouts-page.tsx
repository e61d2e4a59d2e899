import { accountsOperator } from '@runmart/contract/accounts-operator'
import { type OperatorPayout, PayoutRefusal, payoutStatuses, payouts } from '@runmart/contract/payouts'
import { HandCoins } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi, useApiPage } from '#platform/use-api.ts'
import { useFilters } from '#platform/use-filters.ts'
import { useRights } from '#platform/use-rights.ts'
import { Button } from '#ui/button.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { CustomerLink } from '#ui/customer-link.tsx'
import { LinkedSentence } from '#ui/linked-sentence.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { QueuePage, useQueueFilters } from '#ui/queue-page.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { useItemDialog } from '#ui/use-item-dialog.ts'
import { PayDialog } from './pay-dialog.tsx'
import { PayoutRow, payoutStateKey } from './payout-row.tsx'

/** Waiting payouts, all payouts and the minimum payout. The address can name one customer. */
export default function PayoutsPage() {
  const t = useOperatorTranslations()
  const may = useRights()
  const { filters, isWaiting, query } = useQueueFilters(payoutStatuses, 'waiting')
  const one = useFilters(readCustomer)
  const { customerId } = one.values
  const asked = { query: { ...query, ...one.values } }
  const list = useApiPage(payouts.list, filters.page, asked, { refetchInterval: 15_000 })
  const own = list.data?.items.find((it) => it.customer.id === customerId)
  const listed = list.data && (own?.customer.username ?? null)
  const { item: payout, isOpen, open, close } = useItemDialog<OperatorPayout, 'pay' | 'refuse'>()
  return (
    <>
      <QueuePage
        words={(word) => t(`operatorPayouts.${word}`)}
        count={(count) => t(isWaiting ? 'operatorPayouts.waitingFound' : 'operatorPayouts.found', { count })}
        queue={{ filters, isWaiting }}
        list={list}
        statuses={payoutStatuses.map((value) => ({ value, label: t(payoutStateKey(value)) }))}
        icon={HandCoins}
        narrowed={customerId && <OneCustomer id={customerId} listed={listed} onAll={one.reset} />}
        settings={may('settings') && <MinimumCard />}
      >
        {(it) => (
          <PayoutRow key={it.id} payout={it} onPay={() => open('pay', it)} onRefuse={() => open('refuse', it)} />
        )}
      </QueuePage>
      {payout && list.data && (
        <>
          <PayDialog payout={payout} cap={list.data} open={isOpen('pay')} onClose={close} />
          <RefusePayoutDialog payout={payout} open={isOpen('refuse')} onClose={close} />
        </>
      )}
    </>
  )
}

function readCustomer(get: (name: 'customerId') => string): { customerId?: string } {
  const customerId = get('customerId')
  return customerId ? { customerId } : {}
}

/** The minimum payout, with a link to its settings. */
function MinimumCard() {
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

type Props = { payout: OperatorPayout; open: boolean; onClose: () => void }

/** Refuses a payout with a reason that the customer reads; the money returns to the balance. */
function RefusePayoutDialog({ payout: { id, amount, customer }, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act } = useAct(payouts.refuse, { once: id })
  const fill = { amount: moneyText(language, amount), name: customer.username }
  const title = t('operatorPayouts.refuseTitle', fill)
  return (
    <ReasonDialog
      title={title}
      description={t('operatorPayouts.refuseText')}
      schema={PayoutRefusal}
      words={{
        reason: t('operatorPayouts.reason'),
        reasonHint: t('operatorPayouts.reasonHint'),
        confirm: t('operatorPayouts.refuse'),
      }}
      onConfirm={(reason) => act({ params: { id }, body: { reason } })}
      open={open}
      onClose={onClose}
    />
  )
}

type OneCustomerProps = {
  id: string
  /** The customer's name in the listed payouts; null if no listed payout has it. */
  listed: string | null | undefined
  onAll: () => void
}

/** Names the one customer whose payouts the list shows, with a link to all payouts. */
function OneCustomer({ id, listed, onAll }: OneCustomerProps) {
  const t = useOperatorTranslations()
  const may = useRights()
  const { data } = useApi(
    accountsOperator.customer,
    { params: { id } },
    { enabled: may('customers') && listed === null },
  )
  const username = listed ?? data?.customer.username ?? '…'
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 pr-3 pl-5">
      <p className="min-w-0 wrap-anywhere text-ink-soft">
        <LinkedSentence
          sentence={t('operatorPayouts.ofCustomer', { name: '‹name›' })}
          parts={{ name: <CustomerLink customer={{ id, username }} className="font-semibold text-ink" /> }}
        />
      </p>
      <Button size="sm" variant="quiet" onClick={onAll}>
        {t('operatorPayouts.showAll')}
      </Button>
    </div>
  )
}
