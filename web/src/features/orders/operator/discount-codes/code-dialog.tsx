import { catalog } from '@runmart/contract/catalog'
import { type CodeDraft, type DiscountCode, discountCodes } from '@runmart/contract/orders-discount-codes'
import { ServicePicker } from '#features/catalog/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { readDateTime } from '#ui/date-time-field.tsx'
import { Dialog, PanelFoot } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { CodeFields } from './code-fields.tsx'
import { discountText } from './describe-code.ts'
import { blankCode, codeSchema, readTypedCode, toTypedCode } from './typed-code.ts'

type Props = {
  /** What is changed; null for a new one. */
  code: DiscountCode | null
  open: boolean
  onClose: () => void
}

/** Creates a discount code, or changes its limits. */
export function CodeDialog({ code, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      side
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={code ? t('operatorDiscountCodes.editTitle', { code: code.code }) : t('operatorDiscountCodes.newTitle')}
      description={t(code ? 'operatorDiscountCodes.editText' : 'operatorDiscountCodes.newText')}
    >
      <CodeForm code={code} onClose={onClose} />
    </Dialog>
  )
}

/** The limits of a code and the services it is for; confirmed before customers can use it. */
function CodeForm({ code, onClose }: { code: DiscountCode | null; onClose: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { data } = useApi(catalog.offered)
  const { act: create } = useAct(discountCodes.createCode, { once: true })
  const { act: edit } = useAct(discountCodes.editCode, { untilFresh: true })
  const { draft: typed, change } = useDraft(code ? toTypedCode(code) : blankCode)
  const confirmText = (it: CodeDraft) =>
    it.active
      ? t('operatorDiscountCodes.sureText', { discount: discountText(t, language, it) })
      : t('operatorDiscountCodes.sureOff')
  return (
    <>
      <Form
        schema={codeSchema}
        read={(data) => {
          const [startsAt, endsAt] = [readDateTime(data, 'startsAt'), readDateTime(data, 'endsAt')]
          return readTypedCode(language, { ...typed, startsAt, endsAt })
        }}
        label={t('operatorDiscountCodes.title')}
        onSubmit={async (body) => {
          const isConfirmed = await confirm({
            title: t(code ? 'operatorDiscountCodes.sureSave' : 'operatorDiscountCodes.sureCreate', { code: body.code }),
            description: confirmText(body.draft),
            confirm: t(code ? 'operatorDiscountCodes.save' : 'operatorDiscountCodes.create'),
          })
          if (!isConfirmed) return null
          const answer = code
            ? await edit({ params: { code: body.code }, body: body.draft })
            : stripFieldPrefix(await create({ body }), 'draft')
          if (answer.success) onClose()
          return answer
        }}
      >
        <CodeFields typed={typed} exists={code !== null} onChange={change} />
        <ServicePicker
          name="serviceIds"
          services={data?.items ?? []}
          chosen={typed.serviceIds}
          onChoose={(serviceIds) => change({ serviceIds })}
        />
        <PanelFoot>
          <SubmitButton>{t(code ? 'operatorDiscountCodes.save' : 'operatorDiscountCodes.create')}</SubmitButton>
        </PanelFoot>
      </Form>
      {dialog}
    </>
  )
}
