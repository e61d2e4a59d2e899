import type { FieldProblem } from '@runmart/contract/errors'
import type { Order } from '@runmart/contract/orders'
import { PreOrderRun } from '@runmart/contract/orders-forms'
import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { alsoChecks } from '#ui/also-checks.ts'
import { FileDrop } from '#ui/file-drop.tsx'
import { Form } from '#ui/form.tsx'
import { Section } from '#ui/section.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { LinesCheck } from './lines-check.tsx'
import { useLinesUpload } from './use-lines-upload.ts'

type Props = {
  order: Order
  /** What is sent besides the lines, what is still wrong with it, and its fields. */
  more: { settings?: Record<string, string> }
  problems: Record<string, FieldProblem>
  children: ReactNode
}

/** Gives a paid pre-order what its bot is to work on: chosen, counted and checked before it is sent; then the bot starts. */
export function LinesUpload({ order, more, problems, children }: Props) {
  const t = useTranslations()
  const { file, checked, problem, choose, give, checking } = useLinesUpload(order)
  const byDay = order.billing === 'day'
  const tooMany = checked && !byDay && checked.valid > order.amount
  const content = checked ? (checked.invalid[0]?.code ?? (tooMany ? 'moreThanPaid' : null)) : 'uploadRequired'
  return (
    <Section
      title={t('orderLines.title')}
      description={byDay ? t('orderLines.introDays') : t('orderLines.intro', { count: order.amount })}
    >
      <Form
        label={t('orderLines.title')}
        schema={alsoChecks(PreOrderRun, { content, ...problems })}
        read={() => ({ preOrderId: order.id, ...file, ...more })}
        onSubmit={give}
      >
        <FileDrop
          label={t('orderLines.file')}
          name="content"
          accept=".txt"
          invitation={checking ? t('orderForm.checking') : t('orderForm.drop')}
          limits={t('orderForm.dropHint')}
          error={problem ?? undefined}
          busy={checking}
          onFile={choose}
        />
        {checked && file && (
          <LinesCheck fileName={file.fileName} checked={checked} most={byDay ? null : order.amount} />
        )}
        {children}
        <SubmitButton className="self-start" icon={<Play aria-hidden />} disabled={checking}>
          {t('orderLines.send')}
        </SubmitButton>
      </Form>
    </Section>
  )
}
