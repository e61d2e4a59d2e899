import { useState } from 'react'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { AddFiles } from './add-files.tsx'
import { AddLines } from './add-lines.tsx'
import { type Added, AddedNotice } from './added-notice.tsx'
import type { AddProps } from './use-add-items.ts'

/** Adds items to the stock of a service: lines, pasted or from a file, or files. What they say is shown nowhere afterwards. */
export function AddItems({ keeper, serviceId }: Pick<AddProps, 'keeper' | 'serviceId'>) {
  const t = usePartnerTranslations()
  const [kind, setKind] = useState<'lines' | 'files'>('lines')
  const [result, setResult] = useState<Added | null>(null)
  const [busy, setBusy] = useState(false)
  const Add = kind === 'files' ? AddFiles : AddLines
  return (
    <Section
      title={t('operatorStock.add')}
      description={t(kind === 'files' ? 'operatorStock.addFilesText' : 'operatorStock.addText')}
    >
      {result && <AddedNotice {...result} />}
      <div className="mb-5">
        <SegmentedControl
          bare
          label={t('operatorStock.kind')}
          name="kind"
          value={kind}
          disabled={busy}
          options={[
            { value: 'lines', label: t('operatorStock.kindLines') },
            { value: 'files', label: t('operatorStock.kindFiles') },
          ]}
          onChange={(next) => {
            setKind(next)
            setResult(null)
          }}
        />
      </div>
      <Add
        keeper={keeper}
        serviceId={serviceId}
        onChange={() => setResult(null)}
        onBusy={setBusy}
        onAdded={setResult}
      />
    </Section>
  )
}
