import { CircleAlert, LoaderCircle, Paperclip, X } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { sizeText } from '#ui/size-text.ts'
import type { Attachment } from './use-attachments.ts'

/** The files of the unsent message, with their upload states. */
export function AttachmentList({ items, onRemove }: { items: readonly Attachment[]; onRemove: (key: string) => void }) {
  const { language, t } = useLanguage()
  return (
    <ul aria-label={t('conversations.files')} className="flex flex-col gap-1">
      {items.map(({ key, name, file, problem }) => {
        const Icon = problem ? CircleAlert : file ? Paperclip : LoaderCircle
        return (
          <li key={key} className="flex min-h-9 items-center gap-2 rounded-lg bg-sunken pl-3 dark:bg-raised">
            <Icon
              aria-hidden
              className={classes(
                'size-4 shrink-0',
                problem ? 'text-failed' : 'text-ink-faint',
                !file && !problem && 'animate-spin',
              )}
            />
            <span className="min-w-0 truncate font-semibold text-ink">{name}</span>
            <span
              role="status"
              className={classes('min-w-0 flex-1 text-[13px]', problem ? 'text-failed' : 'text-ink-faint')}
            >
              {problem ?? (file ? sizeText(language, file.size) : t('conversations.uploading'))}
            </span>
            <IconButton label={t('conversations.removeFile', { name })} onClick={() => onRemove(key)}>
              <X aria-hidden />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
