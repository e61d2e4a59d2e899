import { FILE_DAYS, fileTypes, MAX_FILE_BYTES, MAX_MESSAGE_FILES } from '@runmart/contract/conversations'
import { Paperclip } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { buttonStyles } from '#ui/button-styles.ts'
import { classes } from '#ui/classes.ts'
import { sizeText } from '#ui/size-text.ts'
import type { useAttachments } from './use-attachments.ts'

type Props = Pick<ReturnType<typeof useAttachments>, 'hasRoom' | 'add'> & {
  /** Shows only the icon on phones, beside other buttons. */
  compact?: boolean
}

/** Chooses pictures and text files for a message. */
export function AttachButton({ hasRoom, add, compact = false }: Props) {
  const { language, t } = useLanguage()
  const attach = useAttach(add)
  return (
    <label
      title={t('conversations.attachLimits', {
        count: MAX_MESSAGE_FILES,
        size: sizeText(language, Math.floor(MAX_FILE_BYTES / 1e6) * 1e6),
        days: FILE_DAYS,
      })}
      className={classes(
        buttonStyles('secondary'),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand',
        !hasRoom && 'opacity-50',
      )}
    >
      <Paperclip aria-hidden />
      <span className={compact ? 'max-sm:sr-only' : undefined}>{t('conversations.attach')}</span>
      <input
        type="file"
        multiple
        accept={[...fileTypes, '.txt'].join(',')}
        disabled={!hasRoom}
        onChange={({ target }) => {
          attach([...(target.files ?? [])])
          target.value = ''
        }}
        className="sr-only"
      />
    </label>
  )
}

/** Adds files to a message, and warns if there are too many. */
export function useAttach(add: Props['add']): (files: readonly File[]) => void {
  const { t } = useLanguage()
  return (files) => {
    if (add(files) > 0) showToast('error', t('conversations.tooManyFiles', { count: MAX_MESSAGE_FILES }))
  }
}
