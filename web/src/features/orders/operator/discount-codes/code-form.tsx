import { catalog } from '@runmart/contract/catalog'
import type { CodeDraft, DiscountCode } from '@runmart/contract/orders-discount-codes'
import { ServiceChoice } from '#features/catalog/operator/service-choice.tsx'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { useApi } from '#platform/use-api.ts'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { CodeFields } from './code-fields.tsx'
import { codeSchema } from './code-schema.ts'
import { discountText } from './discount-text.ts'
import { blankDraft, draftOf, readDraft } from './draft.ts'
import { createCode, editCode } from './save-code.ts'

/** The limits of a code and the services it is for; asks once before customers can use it like that. */
export function CodeForm({ code, onDone }: { code: DiscountCode | null; onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const { data } = useApi(catalog.offered)
  const { draft, change } = useDraft(code ? draftOf(code) : blankDraft)
  const words = (it: CodeDraft) =>
    it.active
      ? t('operatorDiscountCodes.sureText', { discount: discountText(t, language, it) })
      : t('operatorDiscountCodes.sureOff')
  return (
    <>
      <Form
        schema={codeSchema}
        read={() => readDraft(draft)}
        label={t('operatorDiscountCodes.title')}
        onSubmit={async (body) => {
          const sure = await ask({
            title: t(code ? 'operatorDiscountCodes.sureSave' : 'operatorDiscountCodes.sureCreate', { code: body.code }),
            description: words(body.draft),
            confirm: t(code ? 'operatorDiscountCodes.save' : 'operatorDiscountCodes.create'),
          })
          if (!sure) return null
          const answer = await (code ? editCode(body) : sendIdempotent('create-code', (key) => createCode(body, key)))
          if (answer.success) onDone()
          return answer
        }}
      >
        <CodeFields draft={draft} exists={code !== null} onChange={change} />
        <ServiceChoice
          name="serviceIds"
          services={data?.items ?? []}
          chosen={draft.serviceIds}
          onChoose={(serviceIds) => change({ serviceIds })}
        />
        <SubmitButton>{t(code ? 'operatorDiscountCodes.save' : 'operatorDiscountCodes.create')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
