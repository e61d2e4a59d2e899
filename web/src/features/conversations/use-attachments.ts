import type { Answer } from '@runmart/contract/client'
import { MAX_FILE_BYTES, MAX_MESSAGE_FILES, type MessageFile } from '@runmart/contract/conversations'
import { useState } from 'react'
import { randomKey } from '#platform/device-id.ts'
import { useTranslations } from '#platform/language.tsx'
import { toBase64 } from '#platform/to-data-url.ts'

/** A file of the unsent message: uploading, uploaded, or refused with a reason. */
export type Attachment = { key: string; name: string; file?: MessageFile; problem?: string }
export type Upload = (file: { fileName: string; content: string }) => Promise<Answer<{ file: MessageFile }>>

/** The files of the unsent message. Each uploads when the user chooses it, so that sending does not wait. */
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
    /** Adds as many files as fit; returns the number of rejected ones. */
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

const MAX_SIDE = 2_560
const QUALITY = 0.85

/** Reads a file as base64. Shrinks a picture that is too large; returns null if the result is still too large. */
async function readFile(file: File): Promise<{ fileName: string; content: string } | null> {
  const fits = file.size <= MAX_FILE_BYTES
  const content = fits ? file : await shrinkPicture(file).catch(() => null)
  if (!content || content.size > MAX_FILE_BYTES) return null
  return { fileName: file.name, content: await toBase64(content) }
}

/** Scales a picture down: phone photos have more pixels than any screen. */
async function shrinkPicture(file: File): Promise<Blob | null> {
  if (!file.type.startsWith('image/')) return null
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
