import type { conversations, MessageFile } from '@runmart/contract/conversations'
import type { conversationsOperator } from '@runmart/contract/conversations-operator'
import type { AnyEndpoint } from '@runmart/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Download, FileText, FileX2, ImageOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { download, fetchFile } from '#platform/download.ts'
import { useLanguage } from '#platform/language.tsx'
import { RefusedError } from '#platform/refused-error.ts'
import { toDataUrl } from '#platform/to-data-url.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { Dialog } from '#ui/dialog.tsx'
import { sizeText } from '#ui/size-text.ts'
import { Skeleton } from '#ui/skeleton.tsx'

/** The endpoint of a file: customers and operators have different ones. */
export type FileEndpoint = Omit<typeof conversations.file | typeof conversationsOperator.file, 'path'> &
  Pick<AnyEndpoint, 'path'>

type FilesProps = { files: readonly MessageFile[]; endpoint: FileEndpoint; isOwn: boolean }

/** The files of a message: pictures with a preview, text files to save. */
export function MessageFiles({ files, endpoint, isOwn }: FilesProps) {
  return (
    <ul className={classes('flex max-w-full flex-wrap gap-2', isOwn && 'justify-end')}>
      {files.map((file) => (
        <li key={file.id} className="max-w-full min-w-0">
          {file.isDeleted ? (
            <DeletedFile file={file} />
          ) : file.type === 'text/plain' ? (
            <TextFile file={file} endpoint={endpoint} />
          ) : (
            <Picture file={file} endpoint={endpoint} />
          )}
        </li>
      ))}
    </ul>
  )
}

type Props = { file: MessageFile; endpoint: FileEndpoint }

/** A small picture; a press shows it large. */
function Picture({ file, endpoint }: Props) {
  const { t } = useLanguage()
  const [open, setOpen] = useState(false)
  const { data: address, error } = useQuery({
    queryKey: ['message-file', file.id],
    queryFn: async () => {
      const answer = await fetchFile(endpoint, { params: { id: file.id } })
      if (!answer.success) throw new RefusedError(answer)
      return toDataUrl(answer.data.content)
    },
    // Pictures never change.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error)
    return (
      <FileLabel
        icon={<ImageOff aria-hidden className="size-4 shrink-0" />}
        name={file.name}
        note={t('conversations.pictureFailed')}
      />
    )
  if (!address) return <Skeleton className="h-32 w-44 rounded-lg" />
  const size = { width: file.width ?? undefined, height: file.height ?? undefined }
  return (
    <>
      <button
        type="button"
        aria-label={t('conversations.openPicture', { name: file.name })}
        onClick={() => setOpen(true)}
        className="block overflow-hidden rounded-lg border border-line"
      >
        <img {...size} src={address} alt="" className="h-32 w-auto max-w-full object-cover" />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={file.name}
        wide
        footer={
          <Button icon={<Download aria-hidden />} onClick={() => void download(endpoint, { params: { id: file.id } })}>
            {t('conversations.save')}
          </Button>
        }
      >
        <img {...size} src={address} alt={file.name} className="mx-auto h-auto max-h-[60dvh] w-auto max-w-full" />
      </Dialog>
    </>
  )
}

function TextFile({ file, endpoint }: Props) {
  const { language, t } = useLanguage()
  return (
    <button
      type="button"
      aria-label={t('conversations.saveFile', { name: file.name })}
      onClick={() => void download(endpoint, { params: { id: file.id } })}
      className="block max-w-full rounded-lg text-left hover:bg-sunken dark:hover:bg-raised"
    >
      <FileLabel
        icon={<FileText aria-hidden className="size-4 shrink-0" />}
        name={file.name}
        note={sizeText(language, file.size)}
      />
    </button>
  )
}

function DeletedFile({ file }: { file: MessageFile }) {
  const { t } = useLanguage()
  const icon = <FileX2 aria-hidden className="size-4 shrink-0" />
  return <FileLabel icon={icon} name={file.name} note={t('conversations.fileDeleted')} />
}

function FileLabel({ icon, name, note }: { icon: ReactNode; name: string; note: string }) {
  return (
    <span className="flex min-h-11 max-w-full items-center gap-2 rounded-lg border border-line px-3 text-ink-soft">
      {icon}
      <span className="min-w-0 truncate font-semibold text-ink">{name}</span>
      <span className="shrink-0 text-[13px] text-ink-faint">{note}</span>
    </span>
  )
}
