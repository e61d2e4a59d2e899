// Decodes the picture on its standard input and answers with a new one. Each picture gets its own process: a decoder
// that // crashes, hangs or takes much memory harms nothing else. The process knows nothing but the picture.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { Drawn } from './draw-picture.ts'

// One thread and no cache: the process ends after this picture.
sharp.concurrency(1)
sharp.cache(false)
// The library also reads drawings and documents. Allows only the formats that `isPicture` accepts.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })

const [mostPixels = 0, drawnWidth = 0] = process.argv.slice(2).map(Number)
process.stdout.write(JSON.stringify(await draw(await buffer(process.stdin))))

async function draw(bytes: Buffer): Promise<Drawn> {
  try {
    // Reads only the head, so the size of the picture does not matter.
    const { autoOrient: from } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (Math.max(from.width, from.height) > mostPixels) return { problem: 'pictureTooLarge' }
    const options = { limitInputPixels: mostPixels ** 2, failOn: 'error', pages: 1, autoOrient: true } as const
    const { data, info } = await sharp(bytes, options)
      .resize({ width: drawnWidth, withoutEnlargement: true })
      .webp({ quality: 86, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    return { from, width: info.width, height: info.height, content: data.toString('base64') }
  } catch (problem) {
    // The library has one kind of error, and with these settings only a bad picture causes it.
    return { problem: 'pictureDamaged', reason: problem instanceof Error ? problem.message : String(problem) }
  }
}
