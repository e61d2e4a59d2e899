import { PartnerReason } from '@runmart/contract/partners'
import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'

type Props = { partner: OperatorPartner; open: boolean; onClose: () => void }

const ways = ['finish', 'at-once'] as const
/** A schema of its own: the question above the reason is one of its fields. */
const Ending = z.extend(PartnerReason, { when: z.optional(z.enum(ways)) })

/** Ends a partnership, after the current orders or at once. A leaving partner can only be ended at once. */
export function EndDialog({ partner: { person, state, openOrders }, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { id, username: name } = person
  const { act } = useAct(partnersOperator.end, { once: id, untilFresh: true })
  const [when, setWhen] = useState<(typeof ways)[number]>('finish')
  const isAsked = state === 'partner' && openOrders > 0
  const atOnce = !isAsked || when === 'at-once'
  return (
    <ReasonDialog
      title={t('operatorPartners.endTitle', { name })}
      description={t('operatorPartners.endText')}
      schema={Ending}
      words={{
        reason: t('operatorPartners.reason'),
        reasonHint: t('operatorPartners.reasonHint'),
        confirm: t('operatorPartners.endNow'),
      }}
      onConfirm={(reason) => act({ params: { id }, body: { reason, atOnce } })}
      open={open}
      onClose={onClose}
    >
      {isAsked && (
        <RadioCards
          label={t('operatorPartners.endOrders', { count: openOrders })}
          name="when"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'finish', label: t('operatorPartners.endFinish'), text: t('operatorPartners.endFinishText') },
            { value: 'at-once', label: t('operatorPartners.endAtOnce'), text: t('operatorPartners.endAtOnceText') },
          ]}
        />
      )}
    </ReasonDialog>
  )
}
