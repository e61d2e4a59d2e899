import type { Service } from '@runmart/contract/catalog'
import { useSay } from '../../platform/language.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { UploadResult } from './upload-result.tsx'
import type { useUpload } from './use-upload.ts'

type Props = { service: Service; lines: ReturnType<typeof useUpload> }

/** The lines of a bot order: chosen now, or given later to the paid pre-order. */
export function BotLines({ service, lines: { upload, problem, checking, choose, clear } }: Props) {
  const say = useSay()
  return (
    <div className="flex flex-col gap-3">
      {upload ? (
        <UploadResult upload={upload} onRemove={clear} />
      ) : (
        <FileDrop
          name="content"
          label={say('ordering.lines')}
          optional
          hint={service.billing === 'day' ? say('ordering.linesHintDays') : say('ordering.linesHint')}
          error={problem ?? undefined}
          invitation={checking ? say('ordering.checking') : say('ordering.drop')}
          limits={say('ordering.dropHint')}
          accept=".txt,text/plain"
          busy={checking}
          onFile={(file) => void choose(file, service.id)}
        />
      )}
      <p className="text-[13px] text-pretty text-ink-soft">{say('ordering.botsLater')}</p>
    </div>
  )
}
