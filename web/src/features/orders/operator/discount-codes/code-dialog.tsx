import type { DiscountCode } from '@runmart/contract/orders-discount-codes'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CodeForm } from './code-form.tsx'

type Props = {
  /** What is changed; null for a new one. */
  code: DiscountCode | null
  open: boolean
  onClose: () => void
}

/** Makes a discount code, or changes its limits. */
export function CodeDialog({ code, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={code ? t('operatorDiscountCodes.editTitle', { code: code.code }) : t('operatorDiscountCodes.newTitle')}
      description={t(code ? 'operatorDiscountCodes.editText' : 'operatorDiscountCodes.newText')}
    >
      <CodeForm code={code} onDone={onClose} />
    </Dialog>
  )
}
