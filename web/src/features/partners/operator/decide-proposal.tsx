import { type Language, languageNames, languages } from '@runmart/contract/languages'
import { PartnerReason } from '@runmart/contract/partners'
import { type OperatorProposal, partnersOperator } from '@runmart/contract/partners-operator'
import { ProposalText } from '@runmart/contract/partners-services'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { operatorPaths } from '#platform/operator-paths.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { Form } from '#ui/form.tsx'
import { ReasonDialog } from '#ui/reason-dialog.tsx'
import { Section } from '#ui/section.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { proposalName } from '../services/proposal-name.ts'

type Props = { proposal: OperatorProposal }

/** The words in all languages, to complete them, and the decision. A decided proposal shows the words alone. */
export function DecideProposal({ proposal }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const navigate = useNavigate()
  const [isRefusing, setRefusing] = useState(false)
  const [isClosed, setClosed] = useState(false)
  const { id, isNew, state, draft } = proposal
  const { act: sendApproval } = useAct(partnersOperator.approve, { once: id, untilFresh: true })
  const { act: refuse } = useAct(partnersOperator.refuseProposal, { once: id, untilFresh: true })
  const approve = async (body: z.infer<typeof Approval>) => {
    const name = proposalName(language, draft)
    const isSure = await confirm(
      isNew
        ? {
            title: t(isClosed ? 'operatorProposals.approveClosedTitle' : 'operatorProposals.approveTitle', { name }),
            description: t(isClosed ? 'operatorProposals.approveClosedText' : 'operatorProposals.approveText'),
            confirm: t(isClosed ? 'operatorProposals.approve' : 'operatorProposals.approveNew'),
          }
        : {
            title: t('operatorProposals.approveChangeTitle', { name }),
            description: t('operatorProposals.approveChangeText'),
            confirm: t('operatorProposals.approve'),
          },
    )
    if (!isSure) return null
    const answer = await sendApproval({ params: { id }, body: { ...body, ...(isClosed && { isClosed }) } })
    const created = answer.success && isClosed && answer.data.proposal.serviceId
    if (created) await navigate(operatorPaths.serviceTab(created, 'form'))
    return answer
  }
  return (
    <Section
      title={t('operatorProposals.words')}
      {...(state === 'waiting' && { description: t('operatorProposals.wordsText') })}
    >
      <Form
        label={t('operatorProposals.words')}
        schema={Approval}
        read={(data) => ({ texts: Object.fromEntries(languages.map((it) => [it, readWords(data, it)])) })}
        onSubmit={approve}
      >
        <div className="@container">
          <div className="grid gap-x-5 gap-y-7 @2xl:grid-cols-3">
            {languages.map((it) => (
              <WordsFields key={it} of={it} proposal={proposal} />
            ))}
          </div>
        </div>
        {state === 'waiting' && isNew && (
          <CheckBox
            label={t('operatorProposals.closed')}
            text={t('operatorProposals.closedText')}
            checked={isClosed}
            onChange={setClosed}
          />
        )}
        {state === 'waiting' && (
          <div className="flex flex-wrap gap-2">
            <SubmitButton>
              {t(isNew && !isClosed ? 'operatorProposals.approveNew' : 'operatorProposals.approve')}
            </SubmitButton>
            <Button variant="danger" onClick={() => setRefusing(true)}>
              {t('operatorProposals.refuse')}
            </Button>
          </div>
        )}
      </Form>
      {dialog}
      <ReasonDialog
        title={t('operatorProposals.refuseTitle')}
        description={t('operatorProposals.refuseText')}
        schema={PartnerReason}
        words={{
          reason: t('operatorProposals.reason'),
          reasonHint: t('operatorProposals.reasonHint'),
          confirm: t('operatorProposals.refuse'),
        }}
        onConfirm={(reason) => refuse({ params: { id }, body: { reason } })}
        open={isRefusing}
        onClose={() => setRefusing(false)}
      />
    </Section>
  )
}

const Approval = z.strictObject({ texts: z.strictObject({ en: ProposalText, vi: ProposalText, ru: ProposalText }) })

function readWords(data: FormData, language: Language) {
  const text = (name: string) => String(data.get(`texts.${language}.${name}`) ?? '').trim() || undefined
  return { name: text('name'), description: text('description') }
}

/** Name and description in one language, with the service's own words where they differ. */
function WordsFields({ of, proposal: { draft, current, state } }: Props & { of: Language }) {
  const t = useOperatorTranslations()
  const proposed = draft.texts[of]
  const now = current?.texts[of]
  const isDecided = state !== 'waiting'
  // A change keeps every text that it does not mention.
  const words = proposed ?? now
  const hint = (before: string | undefined, after: string | undefined) =>
    proposed && before !== undefined && before !== after ? t('operatorProposals.was', { text: before }) : undefined
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-3 text-[13px] font-bold text-ink-soft">{languageNames[of]}</legend>
      <TextField
        label={t('operatorProposals.name')}
        name={`texts.${of}.name`}
        lang={of}
        defaultValue={words?.name ?? ''}
        readOnly={isDecided}
        hint={hint(now?.name, proposed?.name)}
        limit={80}
        autoComplete="off"
      />
      <TextArea
        label={t('operatorProposals.description')}
        name={`texts.${of}.description`}
        lang={of}
        rows={5}
        defaultValue={words?.description ?? ''}
        readOnly={isDecided}
        hint={hint(now?.description, proposed?.description)}
        limit={1_000}
      />
    </fieldset>
  )
}
