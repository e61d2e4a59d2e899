import type { CallOf } from '@runmart/contract/endpoint'
import type { OrderLink } from '@runmart/contract/orders-order'
import { type PartnerOrder, partnersDesk } from '@runmart/contract/partners-desk'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import { CheckCheck, Download } from 'lucide-react'
import type { FormEvent } from 'react'
import { countProblem, LinkList, readCounts, useSaveProgress, useTypedCounts } from '#features/orders/index.ts'
import { download } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Section } from '#ui/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { allowedSteps } from './rules.ts'

type Props = { order: PartnerOrder; links: readonly OrderLink[]; linkCount: number }
type Body = CallOf<typeof partnersDesk.progress>['body']

/** The progress of an order and the form to update it: one count, or one per link. It saves changed counts only. */
export function Progress({ order, links, linkCount }: Props) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { act, acting: saving } = useAct(partnersDesk.progress, { once: order.id, untilFresh: true })
  const { save, error } = useSaveProgress((body: Body) => act({ params: { id: order.id }, body }))
  const { typed, type, set } = useTypedCounts(order.id)
  const isOpen = allowedSteps(order).progress
  const done = order.progress?.ok ?? 0
  const [first] = links
  const isMany = linkCount > 1
  const counted = isMany ? links : [first ?? { line: 1, amount: order.amount, done }]
  const { changes, wrong } = readCounts(language, counted, typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const [change] = changes
    if (!change || wrong.size > 0 || saving) return
    if (await save(first ? { links: changes } : { done: change.done })) set({})
  }
  return (
    <Section title={t('partnerOrders.progress')} padded={false}>
      <form noValidate aria-label={t('partnerOrders.progress')} onSubmit={(event) => void submit(event)}>
        <div className="flex flex-col gap-4 p-5">
          {error && <Alert tone="danger">{error}</Alert>}
          {order.progress && <Bar progress={order.progress} />}
          {first && !isMany && (
            <p className="flex min-w-0 items-center gap-1 font-mono text-[13px] text-ink">
              <span className="wrap-anywhere">{first.link}</span>
              <CopyButton text={first.link} label={t('partnerOrders.copyLink')} />
            </p>
          )}
          {isOpen &&
            !isMany &&
            counted.map(({ line, amount, done }) => {
              const problem = wrong.get(line)
              return (
                <TextField
                  key={line}
                  label={t('partnerOrders.done')}
                  name="done"
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed[line] ?? String(done)}
                  onChange={(event) => type(line, event.target.value)}
                  error={problem && fieldSentence(t, countProblem({ amount, done }, problem))}
                  hint={t('partnerOrders.doneHint', { amount })}
                  inputClassName="tabular-nums"
                  className="sm:max-w-xs"
                />
              )
            })}
          {isMany && (
            <Button
              size="sm"
              className="self-start"
              icon={<Download aria-hidden />}
              onClick={() => void download(partnersDesk.links, { params: { id: order.id } })}
            >
              {t('partnerOrders.downloadLinks')}
            </Button>
          )}
        </div>
        {isMany && (
          <div className="border-t border-line">
            <LinkList
              area="partnerOrders"
              links={links}
              linkCount={linkCount}
              typed={typed}
              wrong={wrong}
              open={isOpen}
              onType={type}
            />
          </div>
        )}
        {isOpen && (
          <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
            <Button
              variant="quiet"
              icon={<CheckCheck aria-hidden />}
              onClick={() => set(Object.fromEntries(counted.map(({ line, amount }) => [line, String(amount)])))}
            >
              {t('partnerOrders.allDone')}
            </Button>
            <Button type="submit" loading={saving} disabled={changes.length === 0 || wrong.size > 0}>
              {t('partnerOrders.save')}
            </Button>
          </div>
        )}
      </form>
    </Section>
  )
}

function Bar({ progress }: { progress: NonNullable<PartnerOrder['progress']> }) {
  const t = usePartnerTranslations()
  const text = t('partnerOrders.doneOf', { done: progress.ok, total: progress.total })
  return (
    <div className="flex items-center gap-3">
      <ProgressBar {...progress} label={text} />
      <span aria-hidden className="shrink-0 text-[13px] text-ink-soft tabular-nums">
        {text}
      </span>
    </div>
  )
}
