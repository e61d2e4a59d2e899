import type { Language } from '@runmart/contract/languages'
import type { OperatorOrder, OrderPartner } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { partnersOperator, Recount } from '@runmart/contract/partners-operator'
import { Hand, ListChecks } from 'lucide-react'
import { useId, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { inputStyles } from '#ui/input-styles.ts'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = { order: OperatorOrder; partner: OrderPartner; links: readonly OrderLink[]; linkCount: number }

/**
 * Takes an open order over from its partner, or recounts the delivery of a partner who left it. Names the part of the
 * share that returns to the shop.
 */
export function TakeOver({ order, partner, links, linkCount }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const [open, setOpen] = useState(false)
  const { id, orderCode: code } = order
  const { username: name, shareBack, counted } = partner
  const isTheirs = typeof shareBack === 'number'
  const { act } = useAct(partnersOperator[isTheirs ? 'takeOver' : 'recount'], { once: id, untilFresh: true })
  if (!isTheirs && !counted?.said) return null
  const words = isTheirs
    ? {
        press: t('operatorOrders.takeOver'),
        title: t('operatorOrders.takeOverTitle', { code, name }),
        text: t('operatorOrders.takeOverText', { sum: moneyText(language, shareBack) }),
        confirm: t('operatorOrders.takeOverNow'),
      }
    : {
        press: t('operatorOrders.recount'),
        title: t('operatorOrders.recountTitle', { code, name }),
        text: t('operatorOrders.recountText', { said: counted?.said ?? 0 }),
        confirm: t('operatorOrders.recountNow'),
      }
  return (
    <>
      <Button icon={isTheirs ? <Hand aria-hidden /> : <ListChecks aria-hidden />} onClick={() => setOpen(true)}>
        {words.press}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} description={words.text}>
        <Form
          schema={Recount}
          label={words.title}
          read={readCounted}
          onSubmit={async (body) => {
            const answer = await act({ params: { id }, body })
            if (answer.success) setOpen(false)
            return answer
          }}
        >
          {counted && counted.said > 0 && (
            <CountedFields counted={counted} billing={order.billing} links={links} linkCount={linkCount} />
          )}
          <TextArea
            label={t('operatorOrders.reason')}
            name="reason"
            rows={3}
            limit={300}
            hint={t('operatorOrders.takeOverHint')}
          />
          <SubmitButton variant="danger">{words.confirm}</SubmitButton>
        </Form>
      </Dialog>
    </>
  )
}

type CountedFieldsProps = {
  counted: NonNullable<OrderPartner['counted']>
  billing: OperatorOrder['billing']
  links: readonly OrderLink[]
  linkCount: number
}

const LINE = 'line.'

/** The real delivery, as the partner entered it, until an operator corrects it: one count, or one per link. */
function CountedFields({ counted, billing, links, linkCount }: CountedFieldsProps) {
  const t = useOperatorTranslations()
  // The values at the opening of the dialog, like the fields.
  const [{ delivered, said }] = useState(counted)
  const seen = <input type="hidden" name="seen" value={delivered} />
  if (links.length > 0)
    return (
      <>
        {seen}
        <CountedLinks links={links} linkCount={linkCount} />
      </>
    )
  const isDays = billing === 'day'
  return (
    <>
      {seen}
      <TextField
        label={t(isDays ? 'operatorOrders.countedDays' : 'operatorOrders.counted')}
        name="done"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={String(delivered)}
        hint={t(isDays ? 'operatorOrders.countedDaysHint' : 'operatorOrders.countedHint', {
          least: delivered - said,
          most: delivered,
        })}
        inputClassName="tabular-nums"
      />
    </>
  )
}

function CountedLinks({ links, linkCount }: Pick<CountedFieldsProps, 'links' | 'linkCount'>) {
  const t = useOperatorTranslations()
  const id = useId()
  return (
    <div>
      <p id={id} className="text-[13px] font-semibold text-ink">
        {t('operatorOrders.countedLinks')}
      </p>
      {linkCount > links.length && (
        <p className="mt-1 text-[13px] text-ink-soft">
          {t('operatorOrders.countedShown', { shown: links.length, total: linkCount })}
        </p>
      )}
      <ul
        aria-labelledby={id}
        className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-lg border border-line"
      >
        {links.map(({ line, link, done }) => (
          // Include links without any delivery: an entry that the partner makes meanwhile must not count.
          <li key={line} className={classes('items-center gap-3 px-3 py-2', done > 0 ? 'flex' : 'hidden')}>
            <span className="min-w-0 flex-1 text-[13px] wrap-anywhere text-ink">{link}</span>
            <input
              name={LINE + line}
              aria-label={t('operatorOrders.countedOfLink', { line })}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={String(done)}
              className={classes(inputStyles, 'w-22! shrink-0 px-2 text-right tabular-nums pointer-fine:h-8!')}
            />
            <span className="min-w-12 text-[13px] text-ink-faint tabular-nums">
              {t('operatorOrders.outOf', { amount: done })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Reads the counts and the reason for the contract. */
function readCounted(data: FormData, language: Language): Record<string, unknown> {
  const links: { line: number; done: number | undefined }[] = []
  for (const [name, value] of data)
    if (name.startsWith(LINE))
      links.push({ line: Number(name.slice(LINE.length)), done: readAmount(language, String(value)) })
  const [reason, done, seen] = [data.get('reason'), data.get('done'), data.get('seen')]
  return {
    ...(reason && { reason }),
    ...(seen && { seen: Number(seen) }),
    ...(done !== null && { done: readAmount(language, String(done)) ?? Number.NaN }),
    ...(links.length > 0 && { links: links.map((it) => ({ ...it, done: it.done ?? Number.NaN })) }),
  }
}
