import { fileURLToPath } from 'node:url'
import { askProcess } from './ask-process.ts'
import { concurrencyLimit } from './concurrency-limit.ts'
import type { Log } from './log.ts'
import { refuseField } from './refusal.ts'

type Size = { width: number; height: number }
type DrawLimits = {
  /** The shop refuses larger files, and pictures with a longer side, before it decodes them. */
  mostBytes: number
  mostPixels: number
  /** A wider picture shrinks to this width; others keep their size. */
  drawnWidth: number
  /** Time limit for one picture. */
  mostMs?: number
}
/** The answer of the process. */
export type Drawn =
  | (Size & { from: Size; content: string })
  | { problem: 'pictureTooLarge' }
  | { problem: 'pictureDamaged'; reason: string }

export type DrawnPicture = Size & {
  type: 'image/webp'
  /** Size of the uploaded picture, as people see it after rotation. */
  from: Size
  content: Buffer
}

const program = fileURLToPath(new URL('./draw-picture-process.ts', import.meta.url))
const MOST_MS = 20_000
const MOST_ANSWER_BYTES = 16 * 1024 * 1024
/** Decoding needs a processor and memory: one at a time is enough for the uploads of operators. */
const inTurn = concurrencyLimit(1)

/**
 * Decodes a picture and draws it anew as WebP. Only visible pixels remain, and only the first frame of an animation.
 * Refuses the field `content` for other formats than PNG, JPEG and WebP, for large and for damaged pictures.
 */
export async function drawPicture(bytes: Buffer, limits: DrawLimits, log: Log): Promise<DrawnPicture> {
  if (bytes.length > limits.mostBytes) throw refuseField('content', 'pictureTooLarge')
  if (!isPicture(bytes)) throw refuseField('content', 'pictureFormat')
  const drawn = await inTurn(() => runProcess(bytes, limits))
  if ('problem' in drawn) {
    if (drawn.problem === 'pictureDamaged') log.warn({ reason: drawn.reason }, 'a picture could not be read')
    throw refuseField('content', drawn.problem)
  }
  const { width, height, from, content } = drawn
  return { type: 'image/webp', width, height, from, content: Buffer.from(content, 'base64') }
}

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex')
const JPEG_START = Buffer.from('ffd8ff', 'hex')

/** Checks the first bytes, so that no other format reaches a decoder. */
function isPicture(bytes: Buffer): boolean {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp || [PNG_START, JPEG_START].some((start) => bytes.subarray(0, start.length).equals(start))
}

async function runProcess(bytes: Buffer, { mostPixels, drawnWidth, mostMs = MOST_MS }: DrawLimits): Promise<Drawn> {
  const args = [String(mostPixels), String(drawnWidth)]
  const drawn = await askProcess<Drawn>(program, args, bytes, { mostMs, mostAnswerBytes: MOST_ANSWER_BYTES })
  return 'answer' in drawn ? drawn.answer : { problem: 'pictureDamaged', reason: `ended by ${drawn.ended}` }
}
