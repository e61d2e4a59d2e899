import type { OperatorOrder, OrderPartner } from '@runmart/contract/orders-operator'
import type { OrderLink } from '@runmart/contract/orders-order'
import { partnersOperator, Recount } from '@runmart/contract/partners-operator'
import { Hand, ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { CountedFields, readCounted } from './counted-fields.tsx'

type Props = { order: OperatorOrder; partner: OrderPartner; links: readonly OrderLink[]; linkCount: number }

/**
 * Takes an open order over from the partner who has it, or counts again what one who left it had delivered; says what of the share
 * goes back to the shop.
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
