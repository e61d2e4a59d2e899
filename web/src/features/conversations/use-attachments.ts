import type { Answer } from '@runmart/contract/client'
import { MAX_MESSAGE_FILES, type MessageFile } from '@runmart/contract/conversations'
import { useState } from 'react'
import { randomKey } from '#platform/device-id.ts'
import { useTranslations } from '#platform/language.tsx'
import { readFile } from './read-file.ts'

/** A file that goes with the message being written: on its way, uploaded, or refused with the reason why. */
export type Attachment = { key: string; name: string; file?: MessageFile; problem?: string }
export type Upload = (file: { fileName: string; content: string }) => Promise<Answer<{ file: MessageFile }>>

/** The files of the message being written. Each is uploaded when it is chosen, so that sending does not wait for them. */
export function useAttachments(upload: Upload | undefined) {
  const t = useTranslations()
  const [attachments, setAttachments] = useState<readonly Attachment[]>([])
  const update = (key: string, change: Partial<Attachment>) =>
    setAttachments((all) => all.map((it) => (it.key === key ? { ...it, ...change } : it)))
  const uploadOne = async (key: string, file: File) => {
    const content = await readFile(file)
    if (!content) return update(key, { problem: t('conversations.fileTooLarge') })
    const answer = await upload?.(content)
    if (!answer) return
    if (answer.success) update(key, { file: answer.data.file })
    else update(key, { problem: answer.data?.fields?.content ?? answer.error })
  }
  return {
    attachments,
    isUploading: attachments.some((it) => !it.file && !it.problem),
    hasRoom: attachments.length < MAX_MESSAGE_FILES,
    /** As many as there is room for; says how many were left out. */
    add(files: readonly File[]): number {
      const room = MAX_MESSAGE_FILES - attachments.length
      const added = files.slice(0, room).map((file) => ({ key: randomKey(), file }))
      setAttachments((all) => [...all, ...added.map(({ key, file }) => ({ key, name: file.name }))])
      for (const { key, file } of added) void uploadOne(key, file)
      return files.length - added.length
    },
    remove: (key: string) => setAttachments((all) => all.filter((it) => it.key !== key)),
    clear: () => setAttachments([]),
  }
}
