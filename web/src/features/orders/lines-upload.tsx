import type { Order } from '@runmart/contract/orders'
import { FileCheck } from 'lucide-react'
import { useSay } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Section } from '../../ui/section.tsx'
import { isByDay } from './is-by-day.ts'
import { LinesCheck } from './lines-check.tsx'
import { useLinesUpload } from './use-lines-upload.ts'

/** Gives a paid pre-order what its bot is to work on: chosen, counted and checked before it is sent. */
export function LinesUpload({ order }: { order: Order }) {
  const say = useSay()
  const { file, checked, problem, choose, give, checking, giving } = useLinesUpload(order)
  const byDay = isByDay(order)
  const ready = checked && checked.invalid.length === 0 && checked.valid > 0 && (byDay || checked.valid <= order.amount)
  return (
    <Section
      title={say('orderLines.title')}
      description={byDay ? say('orderLines.introDays') : say('orderLines.intro', { count: order.amount })}
    >
      <FileDrop
        label={say('orderLines.file')}
        name="lines"
        accept=".txt"
        invitation={checking ? say('ordering.checking') : say('ordering.drop')}
        limits={say('ordering.dropHint')}
        error={problem ?? undefined}
        busy={checking || giving}
        onFile={choose}
      />
      {checked && file && <LinesCheck fileName={file.fileName} checked={checked} most={byDay ? null : order.amount} />}
      {ready && (
        <Button variant="primary" className="mt-4" icon={<FileCheck aria-hidden />} loading={giving} onClick={give}>
          {say('orderLines.send')}
        </Button>
      )}
    </Section>
  )
}
