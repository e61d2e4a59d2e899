import type { DataOf } from '@runmart/contract/endpoint'
import { ordersLinks } from '@runmart/contract/orders-links'
import type { OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import { CheckCheck, Download, FileUp, FileX2 } from 'lucide-react'
import { useState } from 'react'
import { OrderGoods } from '#features/stock/operator/index.ts'
import { OrderDispatch, useAtSupplier } from '#features/suppliers/operator/index.ts'
import { OrderClaims } from '#features/warranty/operator/index.ts'
import { download } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useSession } from '#platform/session.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { Empty } from '#ui/empty.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { countProblem, readCounts } from '../read-counts.ts'
import { useTypedCounts } from '../use-typed-counts.ts'
import { LinksFileDialog } from './links-file-dialog.tsx'
import { LinksProgress } from './links-progress.tsx'
import { ProgressLine } from './order-labels.tsx'
import { allowedActions } from './rules.ts'
import { useSaveOrderProgress } from './use-save-order-progress.ts'

type RefundAsked = DataOf<typeof ordersOperator.order>['refundAsked']
type Props = {
  order: OperatorOrder
  links: readonly OrderLink[]
  linkCount: number
  linksDeleted: boolean
  refundAsked?: RefundAsked
}

/**
 * The working area of an order: waiting refund, warranty claims, stock items, supplier dispatch or progress. Empty if
 * none apply.
 */
export function OrderWork({ order, links, linkCount, linksDeleted, refundAsked }: Props) {
  const t = useOperatorTranslations()
  return (
    <>
      {refundAsked && <AskedRefund asked={refundAsked} />}
      <OrderClaims key={`claims ${order.id}`} order={order} />
      {order.goods && <OrderGoods key={order.id} orderId={order.id} />}
      <OrderDispatch key={`supplier of ${order.id}`} order={order} />
      {!order.goods && (order.progress || linkCount > 0) && (
        <OrderProgress key={order.id} order={order} links={links} linkCount={linkCount} />
      )}
      {linksDeleted && (
        <Section title={t('operatorOrders.links')} padded={false}>
          <Empty icon={FileX2} title={t('operatorOrders.linksDeleted')}>
            {t('operatorOrders.linksDeletedText')}
          </Empty>
        </Section>
      )}
    </>
  )
}

/** The first operator's request for a refund above their limit, and the next step. */
function AskedRefund({ asked: { by, amount, ripensAt } }: { asked: NonNullable<RefundAsked> }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <Alert tone="warning">
      {t('operatorOrders.refundAsked', { by, sum: moneyText(language, amount) })}
      {ripensAt && ` ${t('operatorOrders.refundRipe', { by, when: dateTimeText(language, new Date(ripensAt)) })}`}
    </Alert>
  )
}

type OrderProgressProps = { order: OperatorOrder; links: readonly OrderLink[]; linkCount: number }

/** The progress of an order and the form to update it: one count, or one per link. */
function OrderProgress({ order, links, linkCount }: OrderProgressProps) {
  const t = useOperatorTranslations()
  const { user } = useSession()
  const open = allowedActions(order, useAtSupplier(order)).progress && order.customer.id !== user?.id
  const [first] = links
  const many = linkCount > 1
  const [isFileOpen, setFileOpen] = useState(false)
  return (
    <Section title={t('operatorOrders.progress')} padded={false}>
      <div className="flex flex-col gap-4 p-5">
        {order.progress && <ProgressLine progress={order.progress} />}
        {first && !many && (
          <p className="flex min-w-0 items-center gap-1 text-[13px] text-ink">
            <span className="wrap-anywhere">{first.link}</span>
            <CopyButton text={first.link} label={t('operatorOrders.copyLink')} />
          </p>
        )}
        {open && !many && <SingleProgress order={order} link={first} />}
        {many && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              icon={<Download aria-hidden />}
              onClick={() => void download(ordersLinks.download, { params: { id: order.id } })}
            >
              {t('operatorLinks.download')}
            </Button>
            {open && (
              <Button size="sm" icon={<FileUp aria-hidden />} onClick={() => setFileOpen(true)}>
                {t('operatorLinks.byFile')}
              </Button>
            )}
            <LinksFileDialog order={order} open={isFileOpen} onClose={() => setFileOpen(false)} />
          </div>
        )}
      </div>
      {many && (
        <div className="border-t border-line">
          <LinksProgress order={order} links={links} linkCount={linkCount} open={open} />
        </div>
      )}
    </Section>
  )
}

type SingleProgressProps = {
  order: OperatorOrder
  /** The order's link, if it has exactly one. */
  link: OrderLink | undefined
}

/** The delivered count of an order without a list of links. */
function SingleProgress({ order, link }: SingleProgressProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { save, saving, error } = useSaveOrderProgress(order)
  const { typed, type, set } = useTypedCounts(order.id)
  const counted = link ?? { line: 1, amount: order.amount, done: order.progress?.ok ?? 0 }
  const { changes, wrong } = readCounts(language, [counted], typed)
  const done = changes[0]?.done
  const problem = wrong.get(counted.line)
  return (
    <form
      noValidate
      aria-label={t('operatorOrders.progress')}
      className="flex flex-col gap-4"
      onSubmit={async (event) => {
        event.preventDefault()
        if (done === undefined || saving) return
        if (await save(link ? { links: changes } : { done })) set({})
      }}
    >
      {error && <Alert tone="danger">{error}</Alert>}
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          label={t('operatorOrders.doneNow')}
          name="done"
          inputMode="numeric"
          autoComplete="off"
          value={typed[counted.line] ?? String(counted.done)}
          onChange={(event) => type(counted.line, event.target.value)}
          error={problem && fieldSentence(t, countProblem(counted, problem))}
          hint={t('operatorOrders.doneHint', { amount: counted.amount })}
          inputClassName="tabular-nums"
          className="min-w-0 flex-1 basis-52"
        />
        <div className="flex gap-2 sm:pt-6.5">
          <Button icon={<CheckCheck aria-hidden />} onClick={() => type(counted.line, String(counted.amount))}>
            {t('operatorOrders.allDone')}
          </Button>
          <Button type="submit" loading={saving} disabled={done === undefined}>
            {t('operatorOrders.saveProgress')}
          </Button>
        </div>
      </div>
    </form>
  )
}
