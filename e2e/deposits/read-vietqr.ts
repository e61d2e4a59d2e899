import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import decodeQr from 'qr/decode.js'
import { QRPay } from 'vietnam-qr-pay'

/** What a bank app would fill in after scanning. */
export type Scanned = { bin: string; account: string; amount: string; content: string }

/** Scans a QR code as it is drawn on the page, from its pixels, and reads it with a library that is not ours. */
export async function readVietQr(code: Locator): Promise<Scanned> {
  const { width, height, data } = PNG.sync.read(await code.screenshot())
  const payload = decodeQr({ width, height, data })
  const read = new QRPay(payload)
  if (!read.isValid) throw new Error(`Not a VietQR code: ${payload}`)
  return {
    bin: read.consumer.bankBin ?? '',
    account: read.consumer.bankNumber ?? '',
    amount: read.amount ?? '',
    content: read.additionalData.purpose ?? '',
  }
}
