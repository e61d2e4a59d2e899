import { Share } from '@runmart/contract/partners'
import { type OperatorPartner, partnersOperator } from '@runmart/contract/partners-operator'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { readShare, shareText, typedShare } from './share.ts'

type Props = { partner: OperatorPartner; open: boolean; onClose: () => void }

const Acceptance = z.strictObject({ share: Share })

/** Accepts a partner, with their earlier share or the usual one. */
export function AcceptDialog({ partner, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { data } = useApi(partnersOperator.settings, {}, { enabled: open })
  const usual = partner.share ?? data?.settings.share
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorPartners.acceptTitle', { name: partner.person.username })}
      description={t('operatorPartners.acceptText')}
    >
      {usual === undefined ? (
        <Skeleton className="h-28 w-full rounded-lg" />
      ) : (
        <AcceptForm id={partner.person.id} usual={usual} onClose={onClose} />
      )}
    </Dialog>
  )
}

function AcceptForm({ id, usual, onClose }: { id: string; usual: number; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { act } = useAct(partnersOperator.accept, { once: id, untilFresh: true })
  const [typed, setTyped] = useState(() => typedShare(language, usual))
  const share = readShare(language, typed)
  const isShare = share !== undefined && Acceptance.safeParse({ share }).success
  return (
    <Form
      label={t('operatorPartners.accept')}
      schema={Acceptance}
      read={() => ({ share })}
      onSubmit={async (body) => {
        const answer = await act({ params: { id }, body })
        if (answer.success) onClose()
        return answer
      }}
    >
      <TextField
        label={t('operatorPartners.shareLabel')}
        name="share"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        hint={t('operatorPartners.shareHint')}
        inputClassName="tabular-nums"
      />
      <SubmitButton>
        {isShare
          ? t('operatorPartners.acceptNow', { percent: shareText(language, share) })
          : t('operatorPartners.acceptAny')}
      </SubmitButton>
    </Form>
  )
}
