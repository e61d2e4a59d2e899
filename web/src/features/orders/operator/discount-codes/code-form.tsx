import { catalog } from '@runmart/contract/catalog'
import type { CodeDraft, DiscountCode } from '@runmart/contract/orders-discount-codes'
import { useState } from 'react'
import { ServiceChoice } from '#features/catalog/operator/service-choice.tsx'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { sendOnce } from '#platform/send-once.ts'
import { useAsk } from '#platform/use-ask.ts'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { CodeFields } from './code-fields.tsx'
import { codeSchema } from './code-schema.ts'
import { discountText } from './discount-text.ts'
import { blankDraft, draftOf, readDraft } from './draft.ts'
import { createCode, editCode } from './save-code.ts'

/** The limits of a code and the services it is for; asks once before customers can use it like that. */
export function CodeForm({ code, onDone }: { code: DiscountCode | null; onDone: () => void }) {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const { ask, dialog } = useConfirm()
  const { data } = useAsk(catalog.offered)
  const [draft, setDraft] = useState(() => (code ? draftOf(code) : blankDraft))
  const words = (it: CodeDraft) =>
    it.active
      ? say('discountCodes.sureText', { discount: discountText(say, language, it) })
      : say('discountCodes.sureOff')
  return (
    <>
      <Form
        schema={codeSchema}
        read={() => readDraft(draft)}
        label={say('discountCodes.title')}
        onSubmit={async (body) => {
          const sure = await ask({
            title: say(code ? 'discountCodes.sureSave' : 'discountCodes.sureCreate', { code: body.code }),
            description: words(body.draft),
            confirm: say(code ? 'discountCodes.save' : 'discountCodes.create'),
          })
          if (!sure) return null
          const answer = await (code ? editCode(body) : sendOnce('create-code', (key) => createCode(body, key)))
          if (answer.success) onDone()
          return answer
        }}
      >
        <CodeFields
          draft={draft}
          exists={code !== null}
          onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
        />
        <ServiceChoice
          name="serviceIds"
          services={data?.items ?? []}
          chosen={draft.serviceIds}
          onChoose={(serviceIds) => setDraft((before) => ({ ...before, serviceIds }))}
        />
        <SubmitButton>{say(code ? 'discountCodes.save' : 'discountCodes.create')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
