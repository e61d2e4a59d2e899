import type { Answer } from '@runmart/contract/client'
import type { CallOf } from '@runmart/contract/endpoint'
import { NewSupplier, type Supplier, SupplierEdit, suppliers } from '@runmart/contract/suppliers'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { Dialog, PanelFoot } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useDraft } from '#ui/use-draft.ts'
import { invalidateSuppliers } from './invalidate-suppliers.ts'
import { SupplierFields } from './supplier-fields.tsx'
import { blankSupplier, readSupplier, toTypedSupplier } from './typed-supplier.ts'

type Props = {
  /** What is changed; null for a new one. */
  supplier: Supplier | null
  open: boolean
  onClose: () => void
  onAdded?: (supplier: Supplier) => void
}

/** Adds a supplier, or changes how the shop talks to it. Its key is written here and read nowhere. */
export function SupplierDialog({ supplier, open, onClose, onAdded }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      side
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={supplier ? t('operatorSuppliers.editTitle', { name: supplier.name }) : t('operatorSuppliers.addTitle')}
      description={t(supplier ? 'operatorSuppliers.editText' : 'operatorSuppliers.addText')}
    >
      <SupplierForm
        supplier={supplier}
        onSaved={(saved) => {
          onClose()
          if (!supplier) onAdded?.(saved)
        }}
      />
    </Dialog>
  )
}

type FormProps = { supplier: Supplier | null; onSaved: (supplier: Supplier) => void }
type Saved = Answer<{ supplier: Supplier }>

function SupplierForm({ supplier, onSaved }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { draft: typed, change } = useDraft(supplier ? toTypedSupplier(language, supplier) : blankSupplier)
  const submit = async (sending: Promise<Saved>) => {
    const answer = await sending
    await invalidateSuppliers()
    if (!answer.success) {
      return answer.code === 'CONFLICT' ? { ...answer, error: t('operatorSuppliers.conflict') } : answer
    }
    onSaved(answer.data.supplier)
    return answer
  }
  const content = (
    <>
      <SupplierFields typed={typed} exists={supplier !== null} onChange={change} />
      <PanelFoot>
        <SubmitButton>{t(supplier ? 'operatorSuppliers.save' : 'operatorSuppliers.add')}</SubmitButton>
      </PanelFoot>
    </>
  )
  const label = t('operatorSuppliers.title')
  if (supplier) {
    const { id, version, kind, status } = supplier
    return (
      <Form
        schema={SupplierEdit}
        label={label}
        read={() => ({ ...readSupplier(language, typed), version, kind, status })}
        onSubmit={(body) => submit(save(id, body))}
      >
        {content}
      </Form>
    )
  }
  return (
    <Form
      schema={NewSupplier}
      label={label}
      read={() => ({ ...readSupplier(language, typed), kind: 'panel-v2', status: 'active' })}
      onSubmit={(body) => submit(sendIdempotent('create-supplier', (key) => create(body, key)))}
    >
      {content}
    </Form>
  )
}

const inline = { refusals: 'inline' } as const

function create(body: CallOf<typeof suppliers.create>['body'], idempotencyKey: string): Promise<Saved> {
  return handleAnswer(call(suppliers.create, { body }, { idempotencyKey }), inline)
}

function save(id: string, body: CallOf<typeof suppliers.save>['body']): Promise<Saved> {
  return handleAnswer(call(suppliers.save, { params: { id }, body }), inline)
}
