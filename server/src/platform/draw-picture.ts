import { fileURLToPath } from 'node:url'
import { askProcess } from './ask-process.ts'
import { concurrencyLimit } from './concurrency-limit.ts'
import type { Log } from './log.ts'
import { refuseField } from './refusal.ts'

type Size = { width: number; height: number }
type DrawLimits = {
  /** What is heavier, or has a longer side, is refused before it is decoded. */
  mostBytes: number
  mostPixels: number
  /** What is wider is drawn with this width, what is not stays as large as it is. */
  drawnWidth: number
  /** A picture that takes longer is given up. */
  mostMs?: number
}
/** What the process answers. */
export type Drawn =
  | (Size & { from: Size; content: string })
  | { problem: 'pictureTooLarge' }
  | { problem: 'pictureDamaged'; reason: string }

export type DrawnPicture = Size & {
  type: 'image/webp'
  /** How large the picture was that was sent, turned as it is seen. */
  from: Size
  content: Buffer
}

const program = fileURLToPath(new URL('./draw-picture-process.ts', import.meta.url))
const MOST_MS = 20_000
const MOST_ANSWER_BYTES = 16 * 1024 * 1024
/** Decoding takes a processor and memory: one at a time is enough for what operators upload. */
const inTurn = concurrencyLimit(1)

/**
 * A picture decoded and drawn anew as WebP: nothing of the bytes that were sent is in it, only what is seen; of an animation
 * its first frame. Refused at the field `content`: what is no PNG, JPEG or WebP, is larger than its limits, or cannot be read.
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

/** What a file is, its first bytes say: nothing else gets to a decoder. */
function isPicture(bytes: Buffer): boolean {
  const isWebp = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
  return isWebp || [PNG_START, JPEG_START].some((start) => bytes.subarray(0, start.length).equals(start))
}

async function runProcess(bytes: Buffer, { mostPixels, drawnWidth, mostMs = MOST_MS }: DrawLimits): Promise<Drawn> {
  const args = [String(mostPixels), String(drawnWidth)]
  const drawn = await askProcess<Drawn>(program, args, bytes, { mostMs, mostAnswerBytes: MOST_ANSWER_BYTES })
  return 'answer' in drawn ? drawn.answer : { problem: 'pictureDamaged', reason: `ended by ${drawn.ended}` }
}
